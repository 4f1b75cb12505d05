import type { VictoryKind } from '../data/victory.ts';
import type { ScoringKind } from './kind.ts';
import { burned } from './kinds/burned.ts';
import { controlled } from './kinds/controlled.ts';
import { destroyed } from './kinds/destroyed.ts';
import { eachTurn } from './kinds/eachTurn.ts';
import { eliminated } from './kinds/eliminated.ts';
import { entered } from './kinds/entered.ts';
import { exited } from './kinds/exited.ts';
import { held } from './kinds/held.ts';
import { losses } from './kinds/losses.ts';

export const KINDS: Readonly<Record<VictoryKind, ScoringKind>> = {
  losses,
  eliminated,
  held,
  controlled,
  entered,
  burned,
  destroyed,
  exited,
  'each-turn': eachTurn,
};
