import { NOWHERE, type Places } from "../lib/places";
import type { Part } from "../lib/sentences";
import type { Args, AskOption } from "../wire";
import type { Playing } from "./playing.svelte";
import type { TableState } from "./table.svelte";

/** What a family of games knows about a table beyond what all games share: by itself, nothing. */
export class FamilyTable {
  constructor(readonly table: TableState) {}

  get places(): Places {
    return NOWHERE;
  }

  /** Our question is answered without us: nobody is called for it. */
  get isQuiet(): boolean {
    return false;
  }

  /** Start effects that run whether the table is shown or not. */
  watch(): void {}

  /** Our question where it has words of its own; in short, where the answers are shown with it. */
  question(_isShort: boolean): Part[] | null {
    return null;
  }

  /** The message of an answer that needs more than its operands, and its arguments. */
  tells(_option: AskOption, _operands: Args): [string, Args] | null {
    return null;
  }

  /** What there is to know about a place besides its name. */
  about(_place: string): string {
    return "";
  }

  /** Whether a verb has buttons of its own, which the bars leave out. */
  hasPanel(_verb: string): boolean {
    return false;
  }

  /** Do what a key means in these games alone. */
  press(_key: string, _playing: Playing): void {}

  /** Whether we hear what others offer us; null where nobody offers anything. */
  get hears(): boolean | null {
    return null;
  }

  /** We want to be asked, or by nobody until we say otherwise. */
  hear(_on: boolean): void {}

  /** Cards that we pay with lie in slots of the dock, where they are pressed to be chosen. */
  get hasSlots(): boolean {
    return false;
  }

  /** What waits until our own question is answered, in words; "" if nothing does. */
  get behind(): string {
    return "";
  }

  /** The family's own component has something for the talk zone. */
  talks(_playing: Playing): boolean {
    return false;
  }
}
