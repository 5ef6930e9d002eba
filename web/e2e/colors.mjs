/** How far colors are apart, for everybody's eyes. Colors are [red, green, blue], 0 to 255. */

/** What is left of colors, as matrices over linear light (Machado, Oliveira and Fernandes 2009). */
const SIGHTS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  gray: Array(3).fill([0.2126, 0.7152, 0.0722]),
};

/** From sRGB over linear light and XYZ (D65) to CIELAB, as an eye sees it. */
export function lab(color, sight = "normal") {
  const linear = color
    .map((part) => part / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  const [r, g, b] = SIGHTS[sight].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, weight, k) => sum + weight * linear[k], 0),
      ),
    ),
  );
  const [x, y, z] = [
    (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883,
  ].map((t) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees) => (degrees * Math.PI) / 180;
const hue = (b, a) => (a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);

/** CIEDE2000 between two colors in CIELAB. */
export function apart([l1, a1, b1], [l2, a2, b2]) {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hue(b1, a1 * stretch), hue(b2, a2 * stretch)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rotate =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  const parts = [(l2 - l1) / sl, (c2 - c1) / sc, dh / sh];
  return Math.sqrt(parts.reduce((sum, part) => sum + part ** 2, 0) + rotate * parts[1] * parts[2]);
}

/** The smallest distance between two of these colors, for one kind of sight: [distance, one, other]. */
export function nearest(colors, sight) {
  const all = Object.entries(colors).map(([name, color]) => [name, lab(color, sight)]);
  const pairs = all.flatMap(([one, a], k) => all.slice(k + 1).map(([other, b]) => [apart(a, b), one, other]));
  return pairs.sort(([a], [b]) => a - b)[0];
}
