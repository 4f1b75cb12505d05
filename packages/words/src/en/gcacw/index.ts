import { actions } from './actions.ts';
import { analysis } from './analysis.ts';
import { arrivals } from './arrivals.ts';
import { assault } from './assault.ts';
import { bridges } from './bridges.ts';
import { combat } from './combat.ts';
import { commander } from './commander.ts';
import { content } from './content/index.ts';
import { games } from './games.ts';
import { handout } from './handout.ts';
import { intelligence } from './intelligence.ts';
import { leaders } from './leaders.ts';
import { march } from './march.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { page } from './page/index.ts';
import { referee } from './referee.ts';
import { report } from './report.ts';
import { retreat } from './retreat.ts';
import { sequence } from './sequence.ts';
import { sheet } from './sheet.ts';
import { simulation } from './simulation.ts';
import { stations } from './stations.ts';
import { victory } from './victory.ts';
import { weather } from './weather.ts';
import { works } from './works.ts';

export const gcacw = {
  ...actions,
  ...analysis,
  ...arrivals,
  ...assault,
  ...bridges,
  ...combat,
  ...commander,
  ...content,
  ...games,
  ...handout,
  ...intelligence,
  ...leaders,
  ...march,
  ...names,
  ...options,
  ...page,
  ...referee,
  ...report,
  ...retreat,
  ...sequence,
  ...sheet,
  ...simulation,
  ...stations,
  ...victory,
  ...weather,
  ...works,
} as const;
