import type { ChartId, World } from '@wigwag/gcacw';
import { chartTitle } from '@wigwag/words';
import type { TitleCharts } from '../../../shell/book/titleBook.ts';
import { PARTS } from '../opened.ts';

// biome-ignore format: a table
/** The chart that belongs to a section of the book. */
const OF_SECTION: Readonly<Record<string, ChartId>> = {
  '2.2': 'units',    '2.5': 'leaders',
  '4.1': 'command',  '4.2': 'command',  '4.4': 'command',
  '5.1': 'march',    '5.2': 'march',    '5.3': 'command', '5.5': 'works',
  '6.1': 'march',    '6.2': 'terrain',  '6.3': 'leaders',
  '7.1': 'combat',   '7.2': 'combat',   '7.3': 'artillery', '7.4': 'combat', '7.5': 'combat',
  '7.6': 'retreat',  '7.7': 'cavalry',  '7.8': 'combat',
  '8.0': 'units',    '9.0': 'works',
  '10.1': 'bridges', '10.2': 'bridges', '10.3': 'bridges',
  '12.0': 'weather',
};

/** The charts of a campaign, beside its rulebook: they come with it. */
export const chartsAtTable = (world: World): TitleCharts => ({
  name: (t, id) => chartTitle(t, id as ChartId),
  list: t => PARTS.now()?.listed(t, world) ?? [],
  of: section => OF_SECTION[section],
  view: asked => PARTS.now()?.view(asked),
});
