import type { Step } from '@wigwag/lee';
import type { OpenMapHandle } from '@wigwag/mapview/open';
import { useRef } from 'react';
import type { Board } from '../asking/asking.ts';
import { Looking } from '../frame/Looking.tsx';
import { MapStage } from '../map/MapStage.tsx';
import { useRoom } from '../room.ts';
import { CardsBoard } from './CardsBoard.tsx';
import { FieldBoard } from './FieldBoard.tsx';
import { GeneralsBoard } from './GeneralsBoard.tsx';
import { ListsBoard } from './ListsBoard.tsx';
import { TacticsBoard } from './TacticsBoard.tsx';

/** What shows a step that is done. */
const SHOWN: Readonly<Partial<Record<string, Board>>> = {
  lists: 'lists',
  year: 'lists',
  generals: 'generals',
  cards: 'cards',
  assignment: 'generals',
  declaration: 'field',
  initiative: 'field',
  armyTactics: 'tactics',
  cavalryTactics: 'tactics',
} satisfies Partial<Record<Step, Board>>;

/** The middle of the page where it is not the table: lists, generals, cards, declarations, tactics. */
export function BoardStage() {
  const { asking, draft, view } = useRoom();
  const map = useRef<OpenMapHandle>(null);
  const isLook = draft?.kind === 'look';
  const board = isLook ? (SHOWN[draft.step] ?? 'map') : asking.board;
  if (board === 'map') return <MapStage handle={map} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it from here
    <main className={`map lee-board on-${board}`} tabIndex={0}>
      <Looking />
      <fieldset className="lee-still" disabled={view.past !== undefined}>
        {board === 'lists' && <ListsBoard />}
        {board === 'generals' && <GeneralsBoard />}
        {board === 'cards' && <CardsBoard />}
        {board === 'field' && <FieldBoard />}
        {board === 'tactics' && <TacticsBoard />}
      </fieldset>
    </main>
  );
}
