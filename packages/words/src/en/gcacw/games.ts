/** Titles of the games, as they are printed on the boxes. */
export const games = {
  'gcacw.game.SJW': 'Stonewall Jackson’s Way',
  'gcacw.game.HCR': 'Here Come the Rebels!',
  'gcacw.game.RTG': 'Roads to Gettysburg',
  'gcacw.game.SIV': 'Stonewall in the Valley',
  'gcacw.game.SLB': 'Stonewall’s Last Battle',
  'gcacw.game.OTR': 'On to Richmond!',
  'gcacw.game.GTC': 'Grant Takes Command',
  'gcacw.game.BAC': 'Battle Above the Clouds',
  'gcacw.game.AGA': 'All Green Alike',
  'gcacw.game.AIO': 'Atlanta Is Ours',
  'gcacw.game.HSN': 'Hood Strikes North',
  'gcacw.game.RWH': 'Rebels in the White House',
  'gcacw.game.BTC': 'Burnside Takes Command',
} as const;
