import type { TestServer } from '@wigwag/server/testing/server';
import { shippedScenarios } from '../../fuzz/scenarios.ts';
import { planFor } from '../../twins/variety.ts';
import { compareAtServer, type Leak } from './compare.ts';
import { type Act, type Script, scriptsOf } from './script.ts';

export interface Run {
  /** Pairs of games. */
  readonly games: number;
  readonly seed: number;
  /** Only small random regions, no scenarios of the program. */
  readonly isSmall: boolean;
  readonly isLeaky: boolean;
}

export interface Found {
  pairs: number;
  acts: number;
  /** Decisions and wishes, in both. */
  deeds: number;
  /** Acts in which somebody did something unseen in one game, and nobody anything in the other. */
  unseen: number;
  pieces: number;
  bytes: number;
  readonly leaks: (Leak & { readonly seed: number })[];
}

const AT_A_TIME = 8;
const MOST_LEAKS = 5;

function* scripts({ games, seed, isSmall }: Run): Generator<Script & { readonly seed: number }> {
  const scenarios = isSmall ? [] : [...shippedScenarios().values()];
  for (let number = seed, made = 0; made < games; number++)
    for (const script of scriptsOf(number, planFor(number, scenarios))) {
      if (made === games) return;
      made += 1;
      yield { ...script, seed: number };
    }
}

const isUnseen = ({ one, other }: Act): boolean => (one.length === 0) !== (other.length === 0);

/** Notices stay where they can be compared: on a busy machine a pair takes longer than the minute after which they are sent. */
async function keepNotices({ sql }: TestServer): Promise<void> {
  await sql`
    create or replace function later() returns trigger language plpgsql as $$
      begin new.due_ms := new.due_ms + 86400000; return new; end $$`;
  await sql`
    create or replace trigger later before insert or update of due_ms on notices for each row execute function later()`;
}

/** Plays pairs of twins at the server, several at a time. */
export async function compareAll(server: TestServer, run: Run, progress: (found: Found) => void = () => undefined) {
  await keepNotices(server);
  const found: Found = { pairs: 0, acts: 0, deeds: 0, unseen: 0, pieces: 0, bytes: 0, leaks: [] };
  const left = scripts(run);
  const compareSome = async (): Promise<void> => {
    for (const script of left) {
      const { leak, acts, pieces, bytes } = await compareAtServer(server, script, run.isLeaky);
      found.pairs += 1;
      found.acts += acts;
      found.deeds += script.acts.reduce((sum, { one, other }) => sum + one.length + other.length, 0);
      found.unseen += script.acts.filter(isUnseen).length;
      found.pieces += pieces;
      found.bytes += bytes;
      if (leak !== undefined) found.leaks.push({ ...leak, seed: script.seed });
      if (found.leaks.length >= MOST_LEAKS) return;
      progress(found);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, compareSome));
  return found;
}
