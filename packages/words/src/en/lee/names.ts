export const names = {
  'lee.side.blue': 'Blue',
  'lee.side.grey': 'Grey',
  'lee.side.table': 'chance',
} as const;
