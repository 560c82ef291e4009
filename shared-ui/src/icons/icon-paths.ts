const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Strokes on a 24 by 24 grid. */
export const iconPaths = {
  alert: 'M12 3.5 21.5 20h-19zM12 10v4.5M12 17.2v.1',
  'arrow-left': 'M20 12H4M10 18l-6-6 6-6',
  bell: 'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10M10 20a2.2 2.2 0 0 0 4 0',
  bookings: 'M3.5 8h17v11.5h-17zM3.5 8 5 4l15-.5.5 4.5M8.5 4 7 8M13.5 3.8 12 8M10 11.5v4.5l4-2.25z',
  building: 'M5 20.5V4h9v16.5M14 9.5h5v11M3 20.5h18M8 8h3M8 12h3M8 16h3',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7',
  chart: 'M4 4v16h16M8.5 16v-4M13 16V7.5M17.5 16v-6',
  check: 'M4.5 12.5 10 18 19.5 7',
  'chevron-down': 'M6 9.5 12 15.5 18 9.5',
  'chevron-left': 'M14.5 6 8.5 12 14.5 18',
  'chevron-right': 'M9.5 6 15.5 12 9.5 18',
  clock: `${circle(12, 12, 8.5)}M12 7v5.2l3.2 2`,
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  drafts: 'M6 3.5h8l4.5 4.5V11M18.5 16v4.5H6v-17M14 3.5V8h4.5M9 12.5h4M9 16h3M19.5 12.5 14.8 17.2',
  edit: 'M4 20l1-4.2L16.2 4.6l3.2 3.2L8.2 19zM13.8 7l3.2 3.2',
  external: 'M10 5H5v14h14v-5M13.5 4.5h6v6M19.5 4.5 11 13',
  eye: `M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12${circle(12, 12, 3)}`,
  'eye-off':
    'M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6 7.5A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.5-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5',
  filter: 'M4 6h16M7 12h10M10 18h4',
  help: `${circle(12, 12, 8.5)}M9.6 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.8M12 16.6v.1`,
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  info: `${circle(12, 12, 8.5)}M12 11v5.5M12 7.7v.1`,
  lock: 'M5.5 11h13v9.5h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.8v2',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  'map-pin': `M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11${circle(12, 10, 2.4)}`,
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  monitor: 'M3.5 5h17v11h-17zM12 16v4M8 20h8',
  moon: 'M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2',
  more: `${circle(5.5, 12, 0.9)}${circle(12, 12, 0.9)}${circle(18.5, 12, 0.9)}`,
  phone:
    'M5 4h4l1.5 4.5-2.3 1.6a12 12 0 0 0 5.7 5.7l1.6-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4',
  plus: 'M12 5v14M5 12h14',
  receipt: 'M5.5 3.5h13v17l-2.2-1.6-2.1 1.6-2.2-1.6-2.2 1.6-2.1-1.6-2.2 1.6zM9 8.5h6M9 12.5h6',
  refresh:
    'M20 11.5A8 8 0 0 0 5.5 7.3M4.5 3.5v4.3h4.3M4 12.5a8 8 0 0 0 14.5 4.2M19.5 20.5v-4.3h-4.3',
  search: `${circle(11, 11, 6.5)}M16 16l4.5 4.5`,
  send: 'M20.5 3.5 10 14M20.5 3.5 14 20.5 10 14 3.5 10z',
  'sign-in': 'M14 4h5.5v16H14M3.5 12H14M10 8l4 4-4 4',
  'sign-out': 'M10 4H4.5v16H10M9.5 12h11M16.5 8l4 4-4 4',
  'sort-asc': 'M12 19V5M6.5 10.5 12 5l5.5 5.5',
  'sort-desc': 'M12 5v14M6.5 13.5 12 19l5.5-5.5',
  'sort-none': 'M8 9.5l4-4 4 4M8 14.5l4 4 4-4',
  star: 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  sun: `${circle(12, 12, 4)}M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4`,
  sync: 'M19.5 8h-15l4-4M4.5 16h15l-4 4',
  trash: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10 11v5.5M14 11v5.5',
  upload: 'M12 15.5v-11M7 9.5l5-5 5 5M4.5 20h15',
  user: `${circle(12, 8.2, 3.7)}M4.5 20a7.5 7.5 0 0 1 15 0`,
  users: `${circle(9, 8.5, 3.2)}M2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 5.6a3.2 3.2 0 0 1 0 5.8M18 14.4a6.5 6.5 0 0 1 3.5 5.1`,
  video: 'M3.5 6.5h12v11h-12zM15.5 10.5l5-3v9l-5-3',
};

export type IconName = keyof typeof iconPaths;

/** Whether there is an icon of that name; for navigation that a remote declares as data. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}
