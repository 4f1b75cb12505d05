/** What the charts are called. */
export const charts = {
  'gcacw.handout.combat': 'Combat',
  'gcacw.handout.artillery': 'Artillery',
  'gcacw.handout.march': 'March',
  'gcacw.handout.terrain': 'Terrain',
  'gcacw.handout.retreat': 'Retreat',
  'gcacw.handout.cavalry': 'Cavalry retreat',
  'gcacw.handout.command': 'Initiative and command',
  'gcacw.handout.leaders': 'Leaders',
  'gcacw.handout.units': 'Strength and recovery',
  'gcacw.handout.works': 'Works',
  'gcacw.handout.bridges': 'Bridges and ferries',
  'gcacw.handout.weather': 'Weather',
} as const;
