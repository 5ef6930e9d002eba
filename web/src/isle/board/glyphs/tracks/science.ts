/** A scroll. */
export default "M-8-10H5A3 3 0 0 1 8-7V10H-5A3 3 0 0 1-8 7ZM-4-6H4V-4H-4ZM-4-1H4V1H-4ZM-4 4H4V6H-4Z";
