import type { Side } from '@wigwag/lee';
import { keyFor } from '@wigwag/words';
import { useCallback, useEffect, useState } from 'react';
import { HoldButton } from '../../../shell/parts/HoldButton.tsx';
import { useRoom } from '../room.ts';
import { isSecret, poolOf, rollerOf } from './ownDraws.ts';
import { type Due, sendTyped, useDue } from './ownHand.ts';
import { useDigits } from './useDigits.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

interface Props {
  readonly due: Due;
  readonly side: Side;
  onDone(answer: number[]): void;
}

function Faces({ due: { request }, onDone }: Props) {
  const { t } = useRoom();
  const [faces, setFaces] = useState<readonly number[]>([]);
  const isFull = faces.length >= request.n;
  const take = useCallback(
    (place: number): void => setFaces(typed => [...typed, place + 1].slice(0, request.n)),
    [request.n],
  );
  useDigits(FACES.length, take);
  return (
    <>
      <p>{t('lee.client.own.roll', { count: request.n })}</p>
      <p className="lee-faces-typed" aria-live="polite">
        {faces.join(' ')}
      </p>
      <div className="lee-choices">
        {FACES.map(face => (
          <button
            key={face}
            type="button"
            className="choice lee-die"
            disabled={isFull}
            aria-keyshortcuts={`${face}`}
            onClick={() => take(face - 1)}
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
      <button type="button" className="choice main" disabled={!isFull} onClick={() => onDone([...faces])}>
        {t('lee.client.own.done')}
      </button>
    </>
  );
}

/** In what order something came, where it matters. */
const orderOf = (places: readonly number[], place: number, n: number): string =>
  n > 1 && places.includes(place) ? `${places.indexOf(place) + 1}. ` : '';

function Places({ due, side, onDone }: Props) {
  const room = useRoom();
  const { t } = room;
  const { n, of = 0 } = due.request.kind === 'draw' ? due.request : { n: 0 };
  const [places, setPlaces] = useState<readonly number[]>([]);
  const pool = poolOf(room, side, due);
  const all = pool ?? Array.from({ length: of }, (_, place) => String(place + 1));
  const turn = (place: number): void =>
    setPlaces(places.includes(place) ? places.filter(each => each !== place) : [...places, place].slice(-n));
  return (
    <>
      <p>
        {pool === undefined ? t('lee.client.own.places', { count: n, of }) : t('lee.client.own.draw', { count: n, of })}
      </p>
      <div className="lee-choices">
        {all.map((name, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have one name, but no two a place
            key={place}
            type="button"
            className="choice"
            aria-pressed={places.includes(place)}
            onClick={() => turn(place)}
          >
            {orderOf(places, place, n)}
            {name}
          </button>
        ))}
      </div>
      <button type="button" className="choice main" disabled={places.length !== n} onClick={() => onDone([...places])}>
        {t('lee.client.own.done')}
      </button>
    </>
  );
}

/** What is to be typed in now. After a reload in the middle of a roll only the host knows: what does not fit is told. */
function useDueHere(): Due | undefined {
  const { t, sitting, view } = useRoom();
  const asked = useDue(view);
  const { pending } = view;
  useEffect(() => {
    if (asked === undefined && pending !== undefined) void sendTyped(sitting, t, pending.choice, [[]]);
  }, [asked, pending, sitting, t]);
  return asked ?? sitting.tableDue();
}

/** Dice and cards that the players roll and draw themselves: they say what came. */
export function OwnDice() {
  const room = useRoom();
  const { t, sitting, view, world, language } = room;
  const due = useDueHere();
  if (due === undefined) return <p>{t('lee.client.own.wait')}</p>;
  const { choice, request } = due;
  const side = rollerOf(room);
  const isClosed = isSecret(request) && (view.isShared || view.eyes !== side);
  const army = world.armies[side].name[language];
  if (isClosed) {
    return (
      <section className={`lee-sheet lee-form by-${side}`}>
        <h3>{t('lee.client.own.secret', { army })}</h3>
        <HoldButton
          t={t}
          onHeld={() => {
            sitting.rise();
            sitting.sit(side);
          }}
        />
      </section>
    );
  }
  const send = (answer: number[]): void =>
    void sendTyped(sitting, t, choice, [answer]).then(() => isSecret(request) && sitting.rise());
  const key = JSON.stringify([request, side]);
  return (
    <section className={`lee-sheet lee-form by-${side}`}>
      <h3>
        <span>
          <span className="side-mark" aria-hidden="true" />{' '}
          {t('lee.client.own.whose', { army, why: t(keyFor('lee.dice', request.why)) })}
        </span>
      </h3>
      {request.kind === 'draw' ? (
        <Places key={key} {...{ due, side }} onDone={send} />
      ) : (
        <Faces key={key} {...{ due, side }} onDone={send} />
      )}
    </section>
  );
}
