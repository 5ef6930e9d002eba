/**
 * A QR code for a link, as rows of dark and light modules: bytes, error correction of level M, as small as can
 * be. Enough for some two hundred letters, which no link of ours has.
 */

/** By version from 1: bytes of data, bytes of correction a block, blocks. Level M. */
const VERSIONS: [data: number, correction: number, blocks: number][] = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
  [124, 18, 4],
  [154, 22, 4],
  [182, 22, 5],
  [216, 26, 5],
];
const LEVEL_M = 0;

// -- numbers of the field with 256 elements -----------------------------------------------------------------

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}

function at(list: ArrayLike<number>, index: number): number {
  return list[index] ?? 0;
}

function times(one: number, other: number): number {
  return one && other ? at(EXP, at(LOG, one) + at(LOG, other)) : 0;
}

/** The bytes of correction for a block of data. */
function correction(data: number[], count: number): number[] {
  let divisor = [1];
  for (let power = 0; power < count; power++) {
    const next = [...divisor, 0];
    divisor.forEach((factor, index) => {
      next[index + 1] = at(next, index + 1) ^ times(factor, at(EXP, power));
    });
    divisor = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  data.forEach((_, begin) => {
    const lead = at(rest, begin);
    divisor.forEach((factor, index) => (rest[begin + index] = at(rest, begin + index) ^ times(factor, lead)));
  });
  return rest.slice(data.length);
}

// -- the bytes --------------------------------------------------------------------------------------------------

/** The text with its head, filled up to the size of the version. */
function dataOf(text: Uint8Array, version: number, size: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(4, 4); // bytes
  push(text.length, version < 10 ? 8 : 16);
  for (const byte of text) push(byte, 8);
  push(0, Math.min(4, 8 * size - bits.length));
  while (bits.length % 8) bits.push(0);
  const bytes: number[] = [];
  for (let begin = 0; begin < bits.length; begin += 8)
    bytes.push(bits.slice(begin, begin + 8).reduce((value, bit) => value * 2 + bit, 0));
  for (let filler = 0xec; bytes.length < size; filler ^= 0xec ^ 0x11) bytes.push(filler);
  return bytes;
}

/** Data and correction, block by block in turns. */
function interleaved(data: number[], perBlock: number, count: number): number[] {
  const short = Math.floor(data.length / count);
  const long = data.length % count;
  const blocks: number[][] = [];
  for (let block = 0, begin = 0; block < count; block++) {
    const length = short + (block >= count - long ? 1 : 0);
    blocks.push(data.slice(begin, begin + length));
    begin += length;
  }
  const checks = blocks.map((block) => correction(block, perBlock));
  const turns = (lists: number[][]) => {
    const longest = Math.max(...lists.map((list) => list.length));
    return Array.from({ length: longest }, (_, index) =>
      lists.flatMap((list) => list.slice(index, index + 1)),
    ).flat();
  };
  return [...turns(blocks), ...turns(checks)];
}

// -- the drawing ------------------------------------------------------------------------------------------------

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** A remainder of polynomials over bits: how format and version are protected. */
function protectedBits(value: number, divisor: number, length: number): number {
  let rest = value << length;
  const top = Math.floor(Math.log2(divisor));
  for (let bit = Math.floor(Math.log2(Math.max(1, rest))); bit >= top; bit--)
    if ((rest >> bit) & 1) rest ^= divisor << (bit - top);
  return (value << length) | rest;
}

class Drawing {
  readonly size: number;
  readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.size = 17 + 4 * version;
    this.dark = this.grid();
    this.fixed = this.grid();
    this.patterns();
  }

  private grid(): boolean[][] {
    return Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
  }

  private set(row: number, column: number, dark: boolean, fixed = true): void {
    const [line, marks] = [this.dark[row], this.fixed[row]];
    if (line === undefined || marks === undefined || column < 0 || column >= this.size) return;
    line[column] = dark;
    if (fixed) marks[column] = true;
  }

  /** Everything that is the same in every code of the version. */
  private patterns(): void {
    const last = this.size - 7;
    for (let index = 0; index < this.size; index++) {
      this.set(6, index, index % 2 === 0);
      this.set(index, 6, index % 2 === 0);
    }
    for (const [row, column] of [
      [0, 0],
      [0, last],
      [last, 0],
    ] as const)
      this.square(row + 3, column + 3, 4, (ring) => ring !== 2 && ring !== 4);
    const middles = this.middles();
    const end = middles.length - 1;
    middles.forEach((row, r) =>
      middles.forEach((column, c) => {
        const corner = (r === 0 && c === 0) || (r === 0 && c === end) || (r === end && c === 0);
        if (!corner) this.square(row, column, 2, (ring) => ring !== 1);
      }),
    );
    this.format(0); // keeps its place
    if (this.version >= 7) this.versionBits();
  }

  private square(row: number, column: number, reach: number, dark: (ring: number) => boolean): void {
    for (let dr = -reach; dr <= reach; dr++)
      for (let dc = -reach; dc <= reach; dc++)
        this.set(row + dr, column + dc, dark(Math.max(Math.abs(dr), Math.abs(dc))));
  }

  /** Where the small squares are. */
  private middles(): number[] {
    if (this.version === 1) return [];
    const last = this.size - 7;
    if (this.version < 7) return [6, last];
    return [6, (6 + last) / 2, last];
  }

  format(mask: number): void {
    const bits = protectedBits((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412;
    for (let index = 0; index < 15; index++) {
      const dark = ((bits >> index) & 1) === 1;
      const skip = (place: number) => (place < 6 ? place : place + 1); // over the dotted line
      if (index < 8) this.set(skip(index), 8, dark);
      else this.set(8, index === 8 ? 7 : 14 - index, dark);
      if (index < 8) this.set(8, this.size - 1 - index, dark);
      else this.set(this.size - 15 + index, 8, dark);
    }
    this.set(this.size - 8, 8, true);
  }

  private versionBits(): void {
    const bits = protectedBits(this.version, 0x1f25, 12);
    for (let index = 0; index < 18; index++) {
      const dark = ((bits >> index) & 1) === 1;
      const [near, far] = [Math.floor(index / 3), this.size - 11 + (index % 3)];
      this.set(near, far, dark);
      this.set(far, near, dark);
    }
  }

  /** Up and down in pairs of columns, from the right. */
  fill(bytes: number[]): void {
    let bit = 0;
    for (let right = this.size - 1, up = true; right > 0; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const row = up ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (this.fixed[row]?.[column]) continue;
          this.set(row, column, ((at(bytes, bit >> 3) >> (7 - (bit & 7))) & 1) === 1, false);
          bit += 1;
        }
      }
    }
  }

  turn(mask: number): void {
    const turns = MASKS[mask];
    this.dark.forEach((line, row) =>
      line.forEach((dark, column) => {
        if (!this.fixed[row]?.[column] && turns?.(row, column)) line[column] = !dark;
      }),
    );
  }

  /** How badly cameras would read it. */
  penalty(): number {
    const columns = this.dark.map((_, column) => this.dark.map((line) => line[column] ?? false));
    let sum = 0;
    for (const line of [...this.dark, ...columns]) {
      const text = line.map(Number).join("");
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      for (let begin = 0; begin + 11 <= text.length; begin++)
        if (/^(10111010000|00001011101)/.test(text.slice(begin))) sum += 40;
    }
    let count = 0;
    this.dark.forEach((line, row) =>
      line.forEach((dark, column) => {
        count += Number(dark);
        const [right, below] = [line[column + 1], this.dark[row + 1]];
        if (right === dark && below?.[column] === dark && below[column + 1] === dark) sum += 3;
      }),
    );
    return sum + 10 * Math.floor(Math.abs((100 * count) / this.size ** 2 - 50) / 5);
  }
}

/** The code of a text: true is dark. An error if the text is too long. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(([data], number) => bytes.length + (number < 9 ? 2 : 3) <= data);
  const found = VERSIONS[index];
  if (found === undefined) throw new Error("This text is too long for a QR code.");
  const [size, perBlock, count] = found;
  const version = index + 1;
  const drawing = new Drawing(version);
  drawing.fill(interleaved(dataOf(bytes, version, size), perBlock, count));
  let best = 0;
  let least = Infinity;
  for (let mask = 0; mask < MASKS.length; mask++) {
    drawing.turn(mask);
    drawing.format(mask);
    const penalty = drawing.penalty();
    if (penalty < least) [best, least] = [mask, penalty];
    drawing.turn(mask); // back
  }
  drawing.turn(best);
  drawing.format(best);
  return drawing.dark;
}

/** The same as one path of squares, for an SVG with a border of four modules. */
export function qrPath(code: boolean[][]): string {
  return code
    .flatMap((line, row) => line.map((dark, column) => (dark ? `M${column + 4} ${row + 4}h1v1h-1z` : "")))
    .join("");
}
