const paths = {
  inbox: 'M3 13h5l1.5 3h5L16 13h5M3 13l3-8h12l3 8v6H3z',
  starred: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  sent: 'M21 3 10 14M21 3l-7 18-4-7-7-4z',
  drafts: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  archive: 'M3 5h18v4H3zM5 9v10h14V9M10 13h4',
  spam: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16.2v.1',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M20 12H5M11 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  previous: 'M15 6l-6 6 6 6',
  refresh: 'M20 11a8 8 0 1 0-2.3 6.7M20 5v6h-6',
  read: 'M3 10l9-6 9 6v10H3zM3 10l9 6 9-6',
  unread: 'M3 6h18v12H3zM3 7l9 7 9-7',
  move: 'M3 6h6l2 2h10v11H3zM9 13h6M13 10.5l2.5 2.5-2.5 2.5',
  label: 'M4 4h8l8 8-8 8-8-8zM8.5 8.5v.1',
  reply: 'M10 6 4 12l6 6M4 12h9a7 7 0 0 1 7 7',
  replyall: 'M12 6l-6 6 6 6M8 6l-6 6 6 6M6 12h8a7 7 0 0 1 7 7',
  forward: 'M14 6l6 6-6 6M20 12h-9a7 7 0 0 0-7 7',
  more: 'M12 5.5v.1M12 12v.1M12 18.5v.1',
  attach: 'M19 11l-8 8a5 5 0 0 1-7-7l8.5-8.5a3.4 3.4 0 0 1 4.8 4.8L9 16.5a1.7 1.7 0 0 1-2.4-2.4L14 7',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.1M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  minimise: 'M5 18h14',
  expand: 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7',
  language: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
} as const;

export type IconName = keyof typeof paths;

/** Always beside words or inside a control with a name of its own, so never read aloud. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" fill={filled ? 'currentColor' : 'none'}>
      <path
        d={paths[name]}
        stroke="currentColor"
        strokeWidth={name === 'more' ? 3 : 1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
