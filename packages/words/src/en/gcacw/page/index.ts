import { asking } from './asking.ts';
import { battle } from './battle.ts';
import { card } from './card.ts';
import { combat } from './combat.ts';
import { forces } from './forces.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { legend } from './legend.ts';
import { lessons } from './lessons.ts';
import { map } from './map.ts';
import { march } from './march.ts';
import { odds } from './odds.ts';
import { opponent } from './opponent.ts';
import { referee } from './referee.ts';
import { replay } from './replay.ts';
import { report } from './report.ts';
import { score } from './score.ts';

export const page = {
  ...asking,
  ...card,
  ...battle,
  ...combat,
  ...forces,
  ...help,
  ...home,
  ...legend,
  ...lessons,
  ...map,
  ...march,
  ...odds,
  ...opponent,
  ...referee,
  ...replay,
  ...report,
  ...score,
} as const;
