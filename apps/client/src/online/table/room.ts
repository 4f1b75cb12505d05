import type { Vocabulary } from '@wigwag/kernel';
import type { TableInfo } from '@wigwag/protocol';
import type { TitleAtTable } from '@wigwag/titles';
import type { Language, Translate } from '@wigwag/words';
import { seatSaid } from '../people/seatSaid.ts';
import type { FarTable, TableNow } from './farTable.ts';

/** What every part of the page around an online table may ask for. */
export interface TableRoom {
  readonly table: FarTable;
  readonly now: TableNow;
  readonly title: TitleAtTable<Vocabulary>;
  readonly t: Translate;
  readonly language: Language;
  /** Does something at the server, and says on a slip what it refuses. */
  act(what: () => Promise<unknown>): void;
}

type Seated = TableInfo['seats'][number];

/** Who sits there, as the reader calls him. */
export const playerAt = ({ t }: Pick<TableRoom, 't'>, seat: Seated | undefined): string => seatSaid(t, seat);

/** Whoever looks on at hidden forces sees each turn when it is over, and is not told who is there. */
export const isLateAt = ({ now: { info } }: Pick<TableRoom, 'now'>): boolean =>
  info.you === undefined && info.hasSecrets && info.status === 'running';

/** The other one, for whoever plays. */
export const opponentOf = ({ now: { info } }: Pick<TableRoom, 'now'>): Seated | undefined =>
  info.you === undefined ? undefined : info.seats.find(({ side }) => side !== info.you);

/** The sides in the order of the plates: the other before one's own, which is next to one's answers. */
export function platesOf({ seats, you }: TableInfo): readonly Seated[] {
  return [...seats].sort((one, other) => Number(one.side === you) - Number(other.side === you));
}
