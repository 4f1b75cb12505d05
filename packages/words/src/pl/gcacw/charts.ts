/** What the charts are called. */
export const charts = {
  'gcacw.handout.combat': 'Walka',
  'gcacw.handout.artillery': 'Artyleria',
  'gcacw.handout.march': 'Marsz',
  'gcacw.handout.terrain': 'Teren',
  'gcacw.handout.retreat': 'Odwrót',
  'gcacw.handout.cavalry': 'Wycofanie kawalerii',
  'gcacw.handout.command': 'Inicjatywa i dowodzenie',
  'gcacw.handout.leaders': 'Dowódcy',
  'gcacw.handout.units': 'Siła i reorganizacja',
  'gcacw.handout.works': 'Umocnienia polowe',
  'gcacw.handout.bridges': 'Mosty i promy',
  'gcacw.handout.weather': 'Pogoda',
} as const;
