import { readFileSync } from 'node:fs';
import { validateFiles } from '@wigwag/content';
import {
  type AnyChoice,
  type Gcacw,
  gcacw,
  idleChoice,
  type OptionName,
  openGame,
  withOptions,
  worldOf,
} from '@wigwag/gcacw';
import { findHex } from '@wigwag/hex';
import { History, hostedOf } from '@wigwag/host';
import { type Answer, choices, type DiceSource, rolling, topFrame, writeRecord } from '@wigwag/kernel';
import { random } from '../support/random.ts';

const CONTENT = new URL('../../packages/content/gcacw/', import.meta.url);
const FILES = ['maps/laurel-bend.yaml', 'armies/laurel-bend-armies.yaml', 'scenarios/first-march.yaml'];
const { scenarios } = validateFiles(FILES.map(path => ({ path, text: readFileSync(new URL(path, CONTENT), 'utf8') })));
const scenario = scenarios.get('first-march');
if (scenario === undefined) throw new Error('no scenario');
const world = worldOf(scenario);

const found = (at: number | undefined, name: string): number => {
  if (at === undefined || at < 0) throw new Error(`no ${name}`);
  return at;
};
export const unit = (name: string): number =>
  found(
    world.units.findIndex(each => each.name === name),
    name,
  );
export const leader = (name: string): number =>
  found(
    world.leaders.findIndex(each => each.name === name),
    name,
  );
export const hex = (name: string): number => found(findHex(world.grid, name), name);

export type Arranged = readonly [AnyChoice, ...dice: Answer[]];

type Options = Partial<Record<OptionName, boolean>>;

function played(
  steps: readonly Arranged[],
  { seed, options = {}, dice: others }: { seed?: number | undefined; options?: Options; dice?: DiceSource },
): History<Gcacw> {
  const setup = { scenario: world.scenario.id, ...(Object.keys(options).length > 0 && { options }) };
  const hosted = hostedOf(gcacw, openGame(withOptions(world, options)), setup);
  const answers: Answer[] = [];
  const host = new History<Gcacw>(hosted, request => answers.shift() ?? others?.(request), seed?.toString());
  for (const [choice, ...dice] of steps) {
    answers.push(...dice);
    const by = topFrame(host.game)?.by ?? 'table';
    const attempted = host.decide({ by, choice });
    if (!('stepped' in attempted)) throw new Error(`${JSON.stringify(choice)}: ${JSON.stringify(attempted)}`);
  }
  return host;
}

/** A game of Laurel Bend in which these choices were made with these dice, as a browser keeps it; the next dice follow from the seed. */
export const arranged = (steps: readonly Arranged[], seed?: number, options: Options = {}): string =>
  writeRecord(played(steps, { seed, options }).record());

/** The same to its end: from there on both sides do as little as they may. */
export function arrangedToTheEnd(steps: readonly Arranged[]): string {
  const host = played(steps, { dice: rolling(random(1)) });
  for (let by = topFrame(host.game)?.by; by !== undefined; by = topFrame(host.game)?.by) {
    const listed = choices(gcacw, host.game);
    const choice = idleChoice(listed) ?? listed[0];
    const attempted = choice && host.decide({ by, choice });
    if (attempted === undefined || !('stepped' in attempted)) throw new Error(JSON.stringify([choice, attempted]));
  }
  return writeRecord(host.record());
}

/** Through the leader transfers; then a side wins the initiative and takes it. */
export const TRANSFERS: readonly Arranged[] = [[{ do: 'finish' }], [{ do: 'finish' }]];
export const initiative = (side: 'union' | 'confederate'): Arranged[] => [
  [{ do: 'roll' }, side === 'union' ? [6, 1] : [1, 6]],
  [{ do: 'take' }],
];
/** A march with one die, as far as it goes. */
export const march = (name: string, die: number, ...way: string[]): Arranged[] => [
  [{ do: 'march', unit: unit(name) }, [die]],
  ...way.map((to): Arranged => [{ do: 'step', to: hex(to) }]),
];
