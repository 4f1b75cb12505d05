import { type AnyChoice, reach } from '@wigwag/gcacw';
import { parseKey } from '@wigwag/staffmap';
import { describeRefusal, type Translate } from '@wigwag/words';
import type { Act, Asking } from './asking/asking.ts';
import { NO_DRAFT } from './asking/asking.ts';
import { put, useDesk } from './desk.ts';
import { mayReferee } from './referee/askReferee.ts';
import { type RefereeForm, withHex, withPiece } from './referee/form.ts';
import type { Table } from './table.ts';

/** What a player's hand does, on the map, in a list or with the keyboard. */
export interface Hand {
  act(act: Act): void;
  pointAtPiece(key: string): void;
  pointAtHex(hex: number): void;
  cancel(): void;
  undo(): void;
  redo(): void;
  restart(): void;
}

/** The hexes of a march under way to one that is lit farther off and sure to be reached; none otherwise. */
function sureWay(table: Table, hex: number): readonly number[] {
  const { game, frame } = table.view();
  if (frame?.kind !== 'march') return [];
  const there = reach(game, frame.unit).hexes.find(each => each.hex === hex && each.chance === 1);
  return there?.path.slice(1) ?? [];
}

/** Step by step, each a decision that can be taken back; whatever stops the march stops the walk. */
function walk(table: Table, way: readonly number[]): void {
  for (const to of way) {
    if (table.view().frame?.kind !== 'march' || table.decide({ do: 'step', to }) !== undefined) return;
  }
}

export function handOf(table: Table, asking: Asking, t: Translate): Hand {
  const say = (attempt: AnyChoice): void => {
    const refused = table.refusal(attempt);
    if (refused === undefined) return;
    const { sentence, clause } = describeRefusal(t, table.world, refused);
    put({ message: { text: sentence, ...(!clause.startsWith('kernel/') && { clause }) } });
  };
  const fresh = { draft: NO_DRAFT, message: undefined, spoken: undefined, aside: false, saving: false } as const;
  const act = (act: Act): void => {
    if ('draft' in act) put({ draft: act.draft, message: undefined, aside: false });
    else if (table.refusal(act.choose) !== undefined) say(act.choose);
    else {
      put(fresh);
      table.decide(act.choose);
    }
  };
  const follow = (lit: Act | undefined, attempt: AnyChoice | undefined): void => {
    if (lit !== undefined) act(lit);
    else if (attempt !== undefined) say(attempt);
  };
  const referee = (fill: (form: RefereeForm) => RefereeForm): void =>
    put({ form: fill(useDesk.getState().form), message: undefined });
  const isRefereeing = (): boolean => useDesk.getState().tab === 'referee' && mayReferee(table);
  return {
    act,
    pointAtPiece: key => {
      const { kind, id } = parseKey(key);
      if (kind === 'force') follow(asking.forces.get(id), undefined);
      else if (isRefereeing()) referee(form => withPiece(form, table.view().game, kind, id));
      else if (kind === 'unit') follow(asking.units.get(id), asking.attempt.unit(id));
      else follow(asking.leaders.get(id), asking.attempt.leader(id));
    },
    pointAtHex: hex => {
      if (isRefereeing()) return referee(form => withHex(form, table.view().game, hex));
      const way = asking.hexes.has(hex) ? [] : sureWay(table, hex);
      if (way.length > 0) {
        put(fresh);
        walk(table, way);
        return;
      }
      const attempt = asking.attempt.hex(hex);
      if (attempt === undefined && asking.hexHint !== undefined) put({ message: { text: asking.hexHint } });
      else follow(asking.hexes.get(hex), attempt);
    },
    cancel: () => put(fresh),
    undo: () => {
      put(fresh);
      table.undo();
    },
    redo: () => {
      put(fresh);
      table.redo();
    },
    restart: () => {
      put(fresh);
      table.restart();
    },
  };
}
