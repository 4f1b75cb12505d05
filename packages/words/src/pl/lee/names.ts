export const names = {
  'lee.side.blue': 'Niebiescy',
  'lee.side.grey': 'Szarzy',
  'lee.side.table': 'los',
} as const;
