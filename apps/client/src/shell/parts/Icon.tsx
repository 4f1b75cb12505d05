const ICONS = {
  undo: 'M7,4 L3,8 L7,12 M3,8 H12 A5,5 0 0,1 12,18 H8',
  redo: 'M13,4 L17,8 L13,12 M17,8 H8 A5,5 0 0,0 8,18 H12',
  home: 'M3,9.6 L10,3.4 L17,9.6 M5,8.2 V16.6 H8.4 V11.6 H11.6 V16.6 H15 V8.2',
  book: 'M10,5.4 C8.2,4 5.4,3.8 2.8,4.4 V15.4 C5.4,14.8 8.2,15 10,16.4 C11.8,15 14.6,14.8 17.2,15.4 V4.4 C14.6,3.8 11.8,4 10,5.4 V16.4',
  search: 'M8.8,3.4 A5.4,5.4 0 1,1 8.79,3.4 M12.8,12.8 L17,17',
  menu: 'M3.4,5.4 H16.6 M3.4,10 H16.6 M3.4,14.6 H16.6',
  sun: 'M10,6.4 A3.6,3.6 0 1,1 9.99,6.4 M10,1.6 V3.4 M10,16.6 V18.4 M1.6,10 H3.4 M16.6,10 H18.4 M4.1,4.1 L5.4,5.4 M14.6,14.6 L15.9,15.9 M4.1,15.9 L5.4,14.6 M14.6,5.4 L15.9,4.1',
  moon: 'M16.5,12.2 A7,7 0 1,1 8,3.4 A5.6,5.6 0 0,0 16.5,12.2 Z',
  close: 'M5.2,5.2 L14.8,14.8 M14.8,5.2 L5.2,14.8',
  up: 'M5,12 L10,7 L15,12',
  kept: 'M4,10.6 L8.2,14.6 L16,5.8',
  warning: 'M10,3.4 V11.4 M10,15.6 V15.8',
  copy: 'M7,7 V4 H16 V13 H13 M4,7 H13 V16 H4 Z',
  print: 'M6,8 V3.4 H14 V8 M6,14 H3.6 V8 H16.4 V14 H14 M6,11.6 H14 V16.8 H6 Z',
  replay: 'M3.6,4.8 V15.2 M10,5 L5.2,10 L10,15 Z M16.4,5 L11.6,10 L16.4,15 Z',
  first: 'M5,4.6 V15.4 M15,5 L8.6,10 L15,15 Z',
  back: 'M12.4,4.6 L7,10 L12.4,15.4',
  play: 'M6.4,4 L16,10 L6.4,16 Z',
  pause: 'M7,4.4 V15.6 M13,4.4 V15.6',
  on: 'M7.6,4.6 L13,10 L7.6,15.4',
  last: 'M15,4.6 V15.4 M5,5 L11.4,10 L5,15 Z',
  share: 'M10,12.4 V3.4 M6.6,6.6 L10,3.2 L13.4,6.6 M5,9.6 V16.4 H15 V9.6',
  branch: 'M5,3.6 V16.4 M5,7.6 C5,11.4 8,12.2 14,12.2 M11.2,9.4 L14.2,12.2 L11.2,15',
  down: 'M5,8 L10,13 L15,8',
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path
        d={ICONS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
