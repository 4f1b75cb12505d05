import { openSetup, type Pickets, WORLD, type World } from '@wigwag/pickets';
import { picketsTitle } from '@wigwag/titles';
import { translator } from '@wigwag/words';
import { asAnyLaid, type Door, type Laid } from '../../shell/door.ts';
import { isSeed, seedIn } from '../../shell/seed.ts';
import { Trouble } from '../../shell/trouble.ts';
import { PicketsTable } from './PicketsTable.tsx';

export const addressOfPickets = (posts: number, seed?: number): string =>
  `?title=${picketsTitle.ruleset.name}&posts=${posts}${seed === undefined ? '' : `&seed=${seed}`}`;

function layOut(world: World, seed: number | undefined): Laid<Pickets> {
  const { posts } = world;
  return {
    title: picketsTitle,
    world,
    address: addressOfPickets(posts, seed),
    seed,
    file: `pickets-${posts}`,
    name: language => translator(language)('pickets.title'),
    setupOf: lane => ({ posts: lane.posts }),
    table: sitting => <PicketsTable sitting={sitting} />,
  };
}

/** The example game: `?title=pickets&posts=7&seed=3`. */
export const picketsDoor: Door = {
  ruleset: picketsTitle.ruleset.name,
  at: asked => {
    if (asked.get('title') !== picketsTitle.ruleset.name) return undefined;
    const given = asked.get('posts') ?? String(WORLD.posts);
    const world = openSetup({ posts: /^\d+$/.test(given) ? Number(given) : undefined });
    if (world === undefined) throw new Trouble('no-such-lane', given);
    return Promise.resolve(asAnyLaid(layOut(world, seedIn(asked))));
  },
  of: async setup => {
    const found = picketsTitle.worldOf(setup, { scenario: () => undefined });
    const { seed } = (setup ?? {}) as { readonly seed?: unknown };
    if ('problem' in found) return found;
    if (seed !== undefined && !isSeed(seed))
      return { problem: { code: 'wrong-field', params: { field: 'setup.seed' } } };
    return { laid: asAnyLaid(layOut(found.world, seed)) };
  },
  addressOfKey: key => {
    const [, posts, seed] = /^pickets\.(\d+)(?:\.(-?\d+))?$/.exec(key) ?? [];
    return posts && addressOfPickets(Number(posts), seed === undefined ? undefined : Number(seed));
  },
};
