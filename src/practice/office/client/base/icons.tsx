const PATHS = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  folder: 'M3 6.5h6l2 2.5h10v10H3z',
  board: 'M4 5h4.5v14H4zM10 5h4.5v9H10zM16 5h4v6h-4z',
  doc: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M9 6l6 6-6 6',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  more: 'M12 6h.01M12 12h.01M12 18h.01',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  edit: 'M4 20l1-4L16 5l3 3L8 19z',
  move: 'M4 12h13M12 7l5 5-5 5M20 5v14',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  pdf: 'M6 3h8l4 4v14H6zM14 3v4h4M9 17v-5h1.5a1.5 1.5 0 0 1 0 3H9',
  sheet: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6v5H9zM12 12v5',
  text: 'M6 3h8l4 4v14H6zM14 3v4h4M9 11h6M9 14h6M9 17h3',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3.5V7M16 3.5V7',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 13.5c0-2 3-2 3 0 0 1-3 2-3 3h3',
  quote: 'M5 7h5v5a4 4 0 0 1-4 4M14 7h5v5a4 4 0 0 1-4 4',
  link: 'M10 14l4-4M8.5 11L6 13.5a3.2 3.2 0 0 0 4.5 4.5L13 15.5M15.5 13L18 10.5A3.2 3.2 0 0 0 13.5 6L11 8.5',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3',
  filter: 'M4 6h16l-6 7v6l-4-2v-4z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  warning: 'M12 4l9 16H3zM12 10v5M12 17.5h.01',
  globe: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  keyboard: 'M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 15h8',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
