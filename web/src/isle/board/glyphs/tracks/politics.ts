/** A flag. */
export default "M-7-10H-4V-8H8L5-4 8 0H-4V10H-7Z";
