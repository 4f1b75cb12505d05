import { parseKey } from '@wigwag/staffmap';
import type { CardFacts, Looking } from './facts.ts';
import { forceFacts } from './forceFacts.ts';
import { leaderFacts } from './leaderFacts.ts';
import { unitFacts } from './unitFacts.ts';

/** The card of a piece by its key on the map. */
export function cardFacts(looking: Looking, key: string): CardFacts | undefined {
  const { kind, id } = parseKey(key);
  if (kind === 'unit') return unitFacts(looking, id);
  return kind === 'leader' ? leaderFacts(looking, id) : forceFacts(looking, id);
}
