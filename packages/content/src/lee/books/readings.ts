/** The rulings that a book settles, by their numbers, and how each can be read; the first is the default. */
export const READINGS = {
  'R-01': ['enter', 'touch'],
  'R-03': ['capFirst', 'capLast'],
  'R-05': ['anyPart', 'moreThanHalf', 'frontCentre'],
  'R-08': ['both', 'one'],
  'R-28': ['pieces', 'kinds'],
  'R-33': ['banks', 'centreLines'],
  'R-51': ['on', 'off'],
  'R-53': ['counts', 'free'],
} as const;
