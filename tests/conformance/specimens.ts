import { type Gcacw, gcacw, someEdit } from '@wigwag/gcacw';
import { strew, withMarkers } from '@wigwag/gcacw/testing';
import type { Hosted } from '@wigwag/host';
import type { Specimen } from '@wigwag/host/conformance';
import type { WorldOf } from '@wigwag/host/testing';
import { ready, type Vocabulary } from '@wigwag/kernel';
import type { Army, Lee } from '@wigwag/lee';
import type { Pickets } from '@wigwag/pickets';
import { gcacwTitle, hostedIn, leeTitle, picketsTitle, sampleSetup, TABLES, type Title } from '@wigwag/titles';
import { POSITIONS } from '../support/contents.ts';
import { random } from '../support/random.ts';
import { randomPosition } from '../support/randomPosition.ts';
import { sampleArmies } from '../support/sampleArmies.ts';

/** A game to try seats with, and how a seat opens its world from the setup. */
export interface OpenSpecimen<T extends Vocabulary> extends Specimen<T> {
  readonly worldOf: WorldOf<T>;
}

/** Worlds of a title by their setups: reading a position costs more than playing it for a while. */
function worldsOf<T extends Vocabulary>(title: Title<T>): (setup: unknown) => T['world'] {
  const known = new Map<string, T['world']>();
  return setup => {
    const text = JSON.stringify(setup);
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = title.worldOf(setup, POSITIONS);
    if ('problem' in found) throw new Error(`a setup that does not open: ${text}`);
    known.set(text, found.world);
    return found.world;
  };
}

/** The same for the authority and, apart from it, for the seats: no world is shared between them. */
function specimen<T extends Vocabulary>(
  title: Title<T>,
  setupOf: (seed: number) => object,
  prepare: (hosted: Hosted<T>, seed: number) => void = () => undefined,
): Pick<OpenSpecimen<T>, 'hosted' | 'worldOf'> {
  const hostWorld = worldsOf(title);
  return {
    hosted: seed => {
      const setup = setupOf(seed);
      const hosted = hostedIn(title, hostWorld(setup), setup);
      prepare(hosted, seed);
      return hosted;
    },
    worldOf: worldsOf(title),
  };
}

export const picketsSpecimen: OpenSpecimen<Pickets> = {
  ...specimen(picketsTitle, seed => ({ posts: 4 + (seed % 4) })),
  name: 'pickets',
  rareVerbs: [],
};

const RARE_VERBS: readonly string[] = ['pass', 'finish', 'reveal', 'conceal'];

function openPosition(seed: number): string {
  const below = random(seed);
  for (;;) {
    const text = randomPosition(below);
    if (!text.includes('limitedIntelligence')) return text;
  }
}

export const gcacwSpecimen: OpenSpecimen<Gcacw> = {
  ...specimen(gcacwTitle, seed => ({ position: openPosition(seed) })),
  name: 'gcacw',
  rareVerbs: RARE_VERBS,
  someEdit,
};

/** Limited intelligence, with markers on the map from the beginning. */
export const hiddenSpecimen: OpenSpecimen<Gcacw> = {
  ...specimen(
    gcacwTitle,
    seed => ({ position: withMarkers(randomPosition(random(seed))) }),
    ({ opening }, seed) => strew(ready(gcacw, opening.game), random(seed)),
  ),
  name: 'gcacw with hidden forces',
  rareVerbs: RARE_VERBS,
};

/** With the smaller of its lists: whether a seat is true to its game does not depend on the number of units. */
const small = (army: Army): Army => ({ ...army, lists: army.lists.slice(0, 1) });

/** The sample armies; the table is small, and terrain is laid by agreement, so that games get to the battle. */
function sampleBattle(seed: number): object {
  const { book, ...armies } = sampleArmies();
  const [union, confederacy] = [small(armies.union), small(armies.confederacy)];
  const [blue, grey] = seed % 2 === 0 ? [union, confederacy] : [confederacy, union];
  const method = seed % 3 === 0 ? 'procedure' : 'agreement';
  const year = seed % 4 === 0 ? {} : ({ yearBy: 'referee', year: 1863 } as const);
  return sampleSetup({ blue, grey, book }, { table: TABLES.small, method, ...year });
}

export const leeSpecimen: OpenSpecimen<Lee> = {
  ...specimen(leeTitle, sampleBattle),
  name: 'lee',
  rareVerbs: ['proposeYear', 'proposeEnd', 'mark', 'cohesion', 'disputeReport'],
};
