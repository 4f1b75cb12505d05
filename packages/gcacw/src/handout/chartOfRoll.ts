import type { Reason } from '../board.ts';
import type { ChartId } from './handout.ts';

// biome-ignore format: a table
/** The chart on which a roll is read. */
export const CHART_OF_ROLL: Readonly<Record<Reason, ChartId>> = {
  'initiative':       'command',
  'allowance':        'march',
  'leader-allowance': 'march',
  'extended-march':   'march',
  'force-march':      'march',
  'artillery':        'artillery',
  'combat':           'combat',
  'cavalry-retreat':  'cavalry',
  'command':          'command',
  'grand-assault':    'command',
  'bridge':           'bridges',
  'random-events':    'weather',
  'destroy-crossing': 'bridges',
  'repair-crossing':  'bridges',
};
