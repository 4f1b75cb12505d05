import { bareDecision, canonicalJson, type SavedGame } from '@wigwag/kernel';
import { readQuietly } from './readQuietly.ts';
import type { GameStore } from './store.ts';

const told = ({ ruleset, setup, seed, decisions, pending }: SavedGame): string =>
  canonicalJson([ruleset, setup, seed, decisions.map(bareDecision), pending && bareDecision(pending)]);

/** The id of a kept game with the very same decisions; undefined: there is none. */
export async function findSame(store: GameStore, saved: SavedGame): Promise<string | undefined> {
  const alike = (await store.list()).filter(
    ({ ruleset, decisions, deleted }) =>
      ruleset === saved.ruleset && decisions === saved.decisions.length && deleted === undefined,
  );
  for (const { id } of alike) {
    const read = readQuietly((await store.text(id)) ?? '');
    if ('saved' in read && told(read.saved) === told(saved)) return id;
  }
  return undefined;
}
