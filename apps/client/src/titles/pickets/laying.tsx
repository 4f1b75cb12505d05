import type { Vocabulary } from '@wigwag/kernel';
import { openSetup, type Pickets, WORLD, type World } from '@wigwag/pickets';
import { picketsTitle } from '@wigwag/titles';
import { IN_EACH } from '@wigwag/words';
import { asAnyLaid, type Laid, type Laying } from '../../shell/door.ts';
import { isSeed, seedIn } from '../../shell/seed.ts';
import { Trouble } from '../../shell/trouble.ts';
import { addressOfPickets } from './address.ts';
import { PicketsTable } from './PicketsTable.tsx';

function layOut(world: World, seed: number | undefined): Laid<Pickets> {
  const { posts } = world;
  return {
    title: picketsTitle,
    world,
    address: addressOfPickets(posts, seed),
    seed,
    file: `pickets-${posts}`,
    name: language => IN_EACH.pickets[language],
    setupOf: lane => ({ posts: lane.posts }),
    table: sitting => <PicketsTable sitting={sitting} />,
  };
}

export function layAt(asked: URLSearchParams): Laid<Vocabulary> {
  const given = asked.get('posts') ?? String(WORLD.posts);
  const world = openSetup({ posts: /^\d+$/.test(given) ? Number(given) : undefined });
  if (world === undefined) throw new Trouble('no-such-lane', given);
  return asAnyLaid(layOut(world, seedIn(asked)));
}

export function layOf(setup: unknown): Laying {
  const found = picketsTitle.worldOf(setup, { scenario: () => undefined });
  const { seed } = (setup ?? {}) as { readonly seed?: unknown };
  if ('problem' in found) return found;
  if (seed !== undefined && !isSeed(seed)) return { problem: { code: 'wrong-field', params: { field: 'setup.seed' } } };
  return { laid: asAnyLaid(layOut(found.world, seed)) };
}
