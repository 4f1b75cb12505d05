import { choicesFor, decide, type Request, scripted } from '@wigwag/kernel';
import { type AnyChoice, type General, lee } from '@wigwag/lee';
import { useState } from 'react';
import { sayAnswer } from '../../../shell/hand.ts';
import { type Room, useRoom } from '../room.ts';
import { askedFor } from './askedFor.ts';

interface Due {
  readonly choice: AnyChoice;
  readonly request: Request;
}

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

/** The pool of a draw by name, where this side may know it. */
function poolOf({ view, world }: Room, of: number): readonly string[] {
  const { frame } = view;
  if (frame?.kind === 'drawGenerals' || frame?.kind === 'replace' || frame?.kind === 'redraw') {
    const side = frame.kind === 'drawGenerals' ? frame.side : view.eyes;
    const generals: readonly General[] = world.armies[side].generals;
    const deck = view.game.board.generals.deck[side];
    if (deck.length === of) return deck.map(id => generals.find(general => general.id === id)?.name ?? id);
  }
  return Array.from({ length: of }, (_, i) => String(i + 1));
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
            key={name}
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
  const { t, sitting } = room;
  const [asked, setAsked] = useState<Request>();
  const [typed, setTyped] = useState(0);
  const due = dueIn(room);
  if (due === undefined) return <p>{t('lee.client.own.wait')}</p>;
  const { choice } = due;
  const request = asked ?? due.request;
  const send = (answer: number[]): void => {
    void sitting.send({ do: 'decide', choice, dice: [answer] }).then(said => {
      setAsked(askedFor(said));
      setTyped(typed + 1);
      sayAnswer(sitting, t, said);
    });
  };
  return (
    <section className="lee-sheet lee-form">
      <h3>{t('lee.client.own.title')}</h3>
      {request.kind === 'draw' ? (
        <Places key={typed} request={request} onDone={send} />
      ) : (
        <Faces key={typed} request={request} onDone={send} />
      )}
    </section>
  );
}
