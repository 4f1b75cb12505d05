import { SIDES, type Side } from '@wigwag/lee';
import { keyFor } from '@wigwag/words';
import { facingMark } from '../facing.ts';
import { pictureOf } from '../map/picture.ts';
import type { Room } from '../room.ts';
import { type Listed, rosterOf } from '../roster.ts';
import { number } from '../said.ts';
import { openPainter } from './openPainter.ts';

/** A unit on the printed sheet: the number on its drawing, and all that is needed to find it and put it down. */
interface UnitMeasured {
  readonly number: string;
  readonly name: string;
  readonly kind: string;
  /** How wide and how deep its base is. */
  readonly base: string;
  readonly left: string;
  readonly top: string;
  readonly facing: string;
}

/** Units under the name of what they belong to. */
export interface Formation {
  readonly name: string;
  readonly units: readonly UnitMeasured[];
}

const everybody = ({ world, view }: Room): readonly Listed[] =>
  SIDES.flatMap(side => rosterOf(world, view.game.board, side));

const idOf = ({ side, unit }: Listed): string => `${side}:${unit.id}`;

/** The number that a unit has on every sheet of a battle, by its place in the list: Grey counts on where Blue ends. */
export const unitNumbers = (room: Room): ReadonlyMap<string, string> =>
  new Map(everybody(room).map((listed, i) => [idOf(listed), String(i + 1)]));

function formationName({ t, language }: Room, { corps, division }: Listed): string {
  if (corps === undefined) return t('lee.client.reserve');
  const [whole, part] = [corps.name[language], division?.name[language]];
  return part === undefined || part === whole ? whole : part.includes(whole) ? part : `${whole}, ${part}`;
}

/** Units of a side that both players see on the table. */
export function formationsMeasured(room: Room, side: Side): Formation[] {
  const { t, language, world, view } = room;
  const quarters = (value: number): string => number(language, Math.round(value * 4) / 4);
  const { bases } = pictureOf(openPainter(room));
  const numbers = unitNumbers(room);
  const formations = new Map<string, UnitMeasured[]>();
  for (const listed of rosterOf(world, view.game.board, side)) {
    const base = bases.find(({ id }) => id === idOf(listed));
    if (base === undefined) continue;
    const measured = {
      ...{ number: numbers.get(base.id) ?? '', name: base.name, kind: t(keyFor('lee.arm', base.arm)) },
      base: `${number(language, base.width)} × ${number(language, base.depth)}`,
      ...{ left: quarters(base.at.x), top: quarters(base.at.y), facing: facingMark(t, base.heading) },
    };
    const name = formationName(room, listed);
    formations.set(name, [...(formations.get(name) ?? []), measured]);
  }
  return [...formations].map(([name, units]) => ({ name, units }));
}
