const TIES = 'ties union union union union union union';

/** The first lines of a position of every game, by the year of its campaign; in 1863 entrenching by action is agreed. */
export const GAMES_OF = {
  1861: ['game AGA'],
  1862: ['game SJW', 'game HCR', 'game SIV', 'game OTR', 'game BTC'],
  1863: ['game SLB', 'game RTG', `game BAC\n${TIES}`].map(game => `${game}\noptions entrenchActions1863`),
  1864: ['game GTC', `game AIO\n${TIES}`, 'game HSN', 'game RWH'],
} as const;
export type Year = keyof typeof GAMES_OF;
export const YEARS: readonly Year[] = [1861, 1862, 1863, 1864];
