import { choicesFor, decide, type Request, scripted } from '@wigwag/kernel';
import { type AnyChoice, groupsOf, type Level, lee } from '@wigwag/lee';
import { useState } from 'react';
import { HoldButton } from '../../../shell/parts/HoldButton.tsx';
import { type LeeFrame, type Room, useRoom } from '../room.ts';
import { listIn } from '../roster.ts';
import { type Due, sendTyped, useDue } from './ownHand.ts';

/** What the table would roll or draw next. */
function dueIn({ view }: Pick<Room, 'view'>): Due | undefined {
  const { game } = view;
  const [choice] = choicesFor(lee, game, 'table') as readonly AnyChoice[];
  if (choice === undefined) return undefined;
  const verdict = decide(lee, game, 'table', choice, scripted([]));
  return 'needsDice' in verdict ? { choice, request: verdict.needsDice } : undefined;
}

function Faces({ request, onDone }: { readonly request: Request; onDone(answer: number[]): void }) {
  const { t } = useRoom();
  const [faces, setFaces] = useState<readonly number[]>([]);
  return (
    <>
      <p>{t('lee.client.own.roll', { count: request.n })}</p>
      <p className="lee-faces-typed" aria-live="polite">
        {faces.join(' ')}
      </p>
      <div className="lee-choices">
        {[1, 2, 3, 4, 5, 6].map(face => (
          <button
            key={face}
            type="button"
            className="choice lee-die"
            disabled={faces.length >= request.n}
            onClick={() => setFaces([...faces, face])}
          >
            {face}
          </button>
        ))}
        <button
          type="button"
          className="choice"
          disabled={faces.length === 0}
          onClick={() => setFaces(faces.slice(0, -1))}
        >
          {t('lee.client.own.back')}
        </button>
      </div>
      <button
        type="button"
        className="choice main"
        disabled={faces.length !== request.n}
        onClick={() => onDone([...faces])}
      >
        {t('lee.client.own.done')}
      </button>
    </>
  );
}

type Drawing = Extract<LeeFrame, { kind: 'drawGenerals' }>;

const OF_STAGE: Readonly<Record<Drawing['stage'], (level: Level) => boolean>> = {
  cinc: level => level === 'army',
  corps: level => level === 'corps',
  divisions: level => level === 'division',
  cavalry: level => level.startsWith('cavalry'),
  artillery: level => level.endsWith('artillery'),
};

/** Generals of a group that are still in the deck, where they are as many as the draw is from. */
function generalsIn({ view, world }: Room, { side, stage }: Drawing, of: number): readonly string[] | undefined {
  const list = listIn(world, view.game.board, side);
  if (list === undefined) return undefined;
  const left = new Set(view.game.board.generals.deck[side]);
  const pools = groupsOf(world.armies[side], list)
    .filter(({ level }) => OF_STAGE[stage](level))
    .map(({ cards }) =>
      world.armies[side].generals
        .filter(({ id, level }) => left.has(id) && cards.includes(level))
        .map(({ name }) => name),
    );
  return pools.find(pool => pool.length === of);
}

/** The pool of a draw by name, where this side may know it; a deck that nobody has seen has only places. */
function poolOf(room: Room, of: number): readonly string[] {
  const { view, world, language } = room;
  const { frame } = view;
  const places = Array.from({ length: of }, (_, i) => String(i + 1));
  if (frame?.kind === 'drawGenerals') return generalsIn(room, frame, of) ?? places;
  if (frame?.kind !== 'drawCards') return places;
  const all = world.armies[frame.side].cards.flatMap(({ title, count }) =>
    Array.from({ length: count }, () => title[language]),
  );
  return all.length === of ? all : places;
}

function Places({
  request,
  onDone,
}: {
  readonly request: Request & { readonly of: number };
  onDone(answer: number[]): void;
}) {
  const room = useRoom();
  const { t } = room;
  const [places, setPlaces] = useState<readonly number[]>([]);
  const pool = poolOf(room, request.of);
  return (
    <>
      <p>{t('lee.client.own.draw', { count: request.n, of: request.of })}</p>
      <div className="lee-choices">
        {pool.map((name, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have one name, but no two a place
            key={place}
            type="button"
            className="choice"
            aria-pressed={places.includes(place)}
            onClick={() =>
              setPlaces(
                places.includes(place) ? places.filter(each => each !== place) : [...places, place].slice(-request.n),
              )
            }
          >
            {name}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="choice main"
        disabled={places.length !== request.n}
        onClick={() => onDone([...places])}
      >
        {t('lee.client.own.done')}
      </button>
    </>
  );
}

/** Dice and cards that the players roll and draw themselves: they say what came. */
export function OwnDice() {
  const room = useRoom();
  const { t, sitting, view, world, language } = room;
  const asked = useDue(state => state.due);
  const due = asked ?? dueIn(room);
  const [isOpen, open] = useState(false);
  const { frame } = view;
  const owner = frame?.kind === 'drawCards' || frame?.kind === 'bonusCard' ? frame.side : view.eyes;
  if (due === undefined) return <p>{t('lee.client.own.wait')}</p>;
  if (owner !== view.eyes && !isOpen) {
    return (
      <section className="lee-sheet lee-form">
        <h3>{t('lee.client.own.secret', { army: world.armies[owner].name[language] })}</h3>
        <HoldButton t={t} onHeld={() => open(true)} />
      </section>
    );
  }
  const { choice, request } = due;
  const key = JSON.stringify([request, asked === undefined]);
  const send = (answer: number[]): void => void sendTyped(sitting, t, choice, [answer]);
  return (
    <section className="lee-sheet lee-form">
      <h3>{t('lee.client.own.title')}</h3>
      {request.kind === 'draw' ? (
        <Places key={key} request={request} onDone={send} />
      ) : (
        <Faces key={key} request={request} onDone={send} />
      )}
    </section>
  );
}
