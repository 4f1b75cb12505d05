import { actions } from './actions.ts';
import { arrivals } from './arrivals.ts';
import { assault } from './assault.ts';
import { bridges } from './bridges.ts';
import { charts } from './charts.ts';
import { combat } from './combat.ts';
import { intelligence } from './intelligence.ts';
import { leaders } from './leaders.ts';
import { march } from './march.ts';
import { asking as askingPage } from './page/asking.ts';
import { battleTitles } from './page/battleTitles.ts';
import { card as cardPage } from './page/card.ts';
import { combat as combatPage } from './page/combat.ts';
import { forces as forcesPage } from './page/forces.ts';
import { help as helpPage } from './page/help.ts';
import { legend as legendPage } from './page/legend.ts';
import { lessons as lessonsPage } from './page/lessons.ts';
import { map as mapPage } from './page/map.ts';
import { march as marchPage } from './page/march.ts';
import { odds as oddsPage } from './page/odds.ts';
import { opponent as opponentPage } from './page/opponent.ts';
import { referee as refereePage } from './page/referee.ts';
import { replay as replayPage } from './page/replay.ts';
import { report as reportPage } from './page/report.ts';
import { score as scorePage } from './page/score.ts';
import { referee } from './referee.ts';
import { retreat } from './retreat.ts';
import { sequence } from './sequence.ts';
import { sheet } from './sheet.ts';
import { stations } from './stations.ts';
import { victory } from './victory.ts';
import { weather } from './weather.ts';
import { works } from './works.ts';

/** Said at the table. */
export const table = {
  ...battleTitles,
  ...actions,
  ...arrivals,
  ...assault,
  ...bridges,
  ...charts,
  ...combat,
  ...intelligence,
  ...leaders,
  ...march,
  ...askingPage,
  ...cardPage,
  ...combatPage,
  ...forcesPage,
  ...helpPage,
  ...legendPage,
  ...lessonsPage,
  ...mapPage,
  ...marchPage,
  ...oddsPage,
  ...opponentPage,
  ...refereePage,
  ...replayPage,
  ...reportPage,
  ...scorePage,
  ...referee,
  ...retreat,
  ...sequence,
  ...sheet,
  ...stations,
  ...victory,
  ...weather,
  ...works,
} as const;
