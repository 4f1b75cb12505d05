import { type Loaded, libraryOf, loadMap, loadOrderOfBattle, loadScenario } from '@wigwag/content';
import { position } from '@wigwag/content/position';
import type { ScenarioData } from '../data/scenario.ts';

/** What is wrong with a file, as 'units.ward.size missing-field'; nothing: it is sound. */
const complaints = ({ problems = [] }: Loaded<unknown>): string[] =>
  problems.map(({ field, code }) => `${field} ${code}`);

const head = (format: string): string => `format: wigwag-${format} 1\nid: small\ntitle: { en: Small, pl: Mała }\n`;

/** An order of battle of one unit (ward), or one leader (palmer) and no unit. */
export const unitProblems = (fields: string): string[] =>
  complaints(loadOrderOfBattle(`${head('order-of-battle')}units:\n  ward: { ${fields} }\n`, 'armies.yaml'));

export const leaderProblems = (fields: string): string[] =>
  complaints(
    loadOrderOfBattle(`${head('order-of-battle')}leaders:\n  palmer: { ${fields} }\nunits: {}\n`, 'armies.yaml'),
  );

/** A map of two neighbours. */
export const mapProblems = (hex: string, hexside = '{ county: true }'): string[] =>
  complaints(
    loadMap(
      `${head('map')}orientation: flat
sheets:
  - { name: A, columns: [1, 2], oddRows: [1, 1], evenRows: [1, 1], at: [0, 0] }
hexes:
  A0101: ${hex}
  A0201: clear
hexsides:
  A0101-A0201: ${hexside}
`,
      'map.yaml',
    ),
  );

/** A scenario of one turn on the ground and with the pieces of a position, set up anew. */
export function scenarioFile(text: string, setup: readonly string[], ...more: string[]): Loaded<ScenarioData> {
  const { map, orderOfBattle } = position(text);
  const file = `${head('scenario')}game: SJW
year: 1862
map: position
armies: [position]
turns: [1862-06-01]
setup:
${setup.map(line => `  ${line}\n`).join('')}${more.join('\n')}
`;
  return loadScenario(file, 'scenario.yaml', libraryOf([map], [orderOfBattle]));
}

export const setupProblems = (text: string, ...setup: string[]): string[] => complaints(scenarioFile(text, setup));
