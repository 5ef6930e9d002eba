import type { Face } from "../cards";

export const faces = import.meta.glob<Face>("./*.svelte", { eager: true });
