/** Drawings of our own on a grid of 24: lines of 2, round ends. Names say what they mean, not what they show. */
export const ICONS = {
  bot: "M5 9h14v10H5zM12 9V5M9 13v1M15 13v1M9 17h6M12 4.5v.5",
  chat: "M4 5h16v11H11l-4 4v-4H4z",
  check: "M5 12.5l4.5 4.5L19 7.5",
  clock: "M12 4a8 8 0 1 0 .01 0M12 8v4.5l3 2",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h10v11H9zM5 15V4h10",
  dark: "M19 14.5A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.5z",
  device: "M8 3h8v18H8zM11 18h2",
  down: "M6 9l6 6 6-6",
  eye: "M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 10a2 2 0 1 0 .01 0",
  gear: "M12 9a3 3 0 1 0 .01 0M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  light:
    "M12 8a4 4 0 1 0 .01 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4",
  link: "M10 14l4-4M8 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 16M16 13l2.5-2.5a3.5 3.5 0 0 0-5-5L11 8",
  minus: "M6 12h12",
  people: "M9 6a3 3 0 1 0 .01 0M3 20c0-4 2.5-6 6-6s6 2 6 6M16 7a2.5 2.5 0 1 1 0 5M17 14c2.5.5 4 2.5 4 6",
  play: "M7 5l12 7-12 7z",
  plus: "M6 12h12M12 6v12",
  star: "M12 4l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L4 9.8l5.6-.6z",
  send: "M4 12l16-7-6 15-3-6z",
  trade: "M4 9h14l-4-4M20 15H6l4 4",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  undo: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9",
  warning: "M12 4l9 16H3zM12 10v4M12 17v.5",
} as const;
export type IconName = keyof typeof ICONS;
