import type { Vocabulary } from '@wigwag/kernel';
import type { TableInfo } from '@wigwag/protocol';
import type { Laid } from '../../shell/door.ts';
import { DOORS } from '../../titles/doors.ts';

/** What a game at the server is played in; undefined: this page does not know such a game. */
export async function laidFor({ title, setup }: TableInfo): Promise<Laid<Vocabulary> | undefined> {
  const laying = await DOORS.find(({ ruleset }) => ruleset === title)?.of(setup);
  return laying !== undefined && 'laid' in laying ? laying.laid : undefined;
}
