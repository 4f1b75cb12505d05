import type { Simulation } from '@wigwag/ai';
import { setUp, type World } from '@wigwag/gcacw';
import { drawMap } from '@wigwag/mapview/still';
import { mapOf, piecesOf } from '@wigwag/staffmap';
import type { Language, Translate } from '@wigwag/words';
import { htmlFile } from '../file.tsx';
import { SimulationSheet } from './SimulationSheet.tsx';

/** Who played, and from which seed. */
export interface Played {
  readonly union: string;
  readonly confederate: string;
  readonly seed: number;
}

interface Options {
  readonly world: World;
  readonly played: Played;
  readonly t: Translate;
  readonly language: Language;
  /** The texts of mapview's colours.css, drawing.css and pieces.css; of report.css; of print.css. */
  readonly mapCss: string;
  readonly reportCss: string;
  readonly print: string;
}

const WIDTH = 1000;
/** The darkest hex: twice as dark as the map shades a certain threat. */
const DARKEST = 2;

function mapSvg({ fights }: Simulation, { world, t, language, mapCss }: Options): string {
  const most = Math.max(...fights.map(([, times]) => times), 0);
  const threat = new Map(fights.map(([hex, times]) => [hex, (DARKEST * times) / most]));
  return drawMap(mapOf(world.scenario), piecesOf(t, world, setUp(world)), {
    ...{ language, css: mapCss, theme: 'light', width: WIDTH, window: world.scenario.window },
    title: t('gcacw.simulation.map'),
    highlights: { overlays: { threat } },
  });
}

/** What many games came to, as one file that needs nothing else. */
export function simulationHtml(simulation: Simulation, options: Options): string {
  const { world, played, t, language, mapCss, reportCss, print } = options;
  return htmlFile({
    ...{ language, print, css: `${mapCss}\n${reportCss}` },
    title: `${world.scenario.title[language]} – ${t('gcacw.simulation.title')}`,
    children: (
      <SimulationSheet {...{ simulation, played, telling: { t, language, world } }} map={mapSvg(simulation, options)} />
    ),
  });
}
