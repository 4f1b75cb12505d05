import type { DueDice } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { useCallback, useState } from 'react';
import { Die } from '../parts/Die.tsx';
import { HoldButton } from '../parts/HoldButton.tsx';
import { KeyCap } from '../parts/KeyCap.tsx';
import { useShell } from '../room.ts';
import { sendChoice, switchDice, useFaces } from './asked.ts';
import { Places } from './Places.tsx';
import { forgetAsked } from './typing.ts';
import { useDieKeys } from './useDieKeys.ts';
import { useNames } from './useNames.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

interface Props {
  readonly due: DueDice<Vocabulary>;
  readonly owners: readonly (string | undefined)[];
  onDone(answer: readonly number[]): void;
}

/** The dice of the roll: those that were typed, the one that comes next, those after it. */
function Slots({ owners, faces, count }: Pick<Props, 'owners'> & { faces: readonly number[]; count: number }) {
  const { t } = useShell();
  const nameOf = useNames();
  // Where all are of one side, the heading names it.
  const isMixed = new Set(owners.slice(0, count)).size > 1;
  return (
    <ol className="typed-slots" aria-label={t('client.dice.typedSoFar')}>
      {Array.from({ length: count }, (_, place) => {
        const owner = owners[place];
        const face = faces[place];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they are typed
          <li key={place} className={place === faces.length ? 'next' : ''}>
            <span className="unseen">{face ?? t('client.dice.open')}</span>
            <Die face={face ?? 0} size={52} tone={owner} />
            {owner !== undefined && isMixed && <small>{nameOf(owner)}</small>}
          </li>
        );
      })}
    </ol>
  );
}

function Roll({ due, owners, onDone }: Props) {
  const { view, sitting, t } = useShell();
  const { request } = due;
  const { faces, change } = useFaces(view, due);
  const [why, setWhy] = useState('');
  // What nobody could take back is not sent by a slip of the finger.
  const isFinal = sitting.title.hasSecrets(view.world);
  const isFull = faces.length >= request.n;
  const take = useCallback(
    (face: number): void => {
      const isFace = face >= 1 && face <= FACES.length;
      setWhy(isFace ? '' : t('client.dice.noSuchFace', { face }));
      if (!isFace) return;
      const typed = change(before => (before.length < request.n ? [...before, face] : before));
      if (typed.length === request.n && !isFinal) onDone(typed);
    },
    [change, request.n, isFinal, onDone, t],
  );
  const back = useCallback((): void => {
    setWhy('');
    change(before => before.slice(0, -1));
  }, [change]);
  useDieKeys({ take, back, confirm: isFull ? () => onDone(faces) : undefined });
  return (
    <>
      <p>{t('client.dice.roll', { count: request.n })}</p>
      <Slots {...{ owners, faces }} count={request.n} />
      <div className="typed-faces">
        {FACES.map(face => (
          <button
            key={face}
            type="button"
            className="choice plain"
            disabled={isFull}
            aria-label={String(face)}
            aria-keyshortcuts={String(face)}
            onClick={() => take(face)}
          >
            <Die face={face} size={30} />
            <KeyCap name={String(face)} />
          </button>
        ))}
      </div>
      <p className="typed-why" role="status">
        {why}
      </p>
      <div className="typed-tools">
        <button type="button" className="choice quiet" disabled={faces.length === 0} onClick={back}>
          {t('client.dice.back')} <KeyCap name="⌫" />
        </button>
        {isFinal && (
          <button type="button" className="choice main" disabled={!isFull} onClick={() => onDone(faces)}>
            {t('client.dice.done')}
          </button>
        )}
      </div>
    </>
  );
}

/** What can still be done about the choice that asks: it is not made yet, or it can be taken back. */
function WayOut({ due }: Pick<Props, 'due'>) {
  const { view, hand, sitting, t } = useShell();
  const isMade = view.due !== undefined;
  const mayBack = isMade && due.known > 0 && view.mayUndo;
  return (
    <footer className="typed-out">
      {!isMade && (
        <button type="button" className="choice quiet" onClick={forgetAsked}>
          {t('client.dice.cancel')} <KeyCap name="Esc" />
        </button>
      )}
      {mayBack && (
        <button type="button" className="choice quiet" onClick={hand.undo}>
          {t('client.dice.withdraw')}
        </button>
      )}
      {isMade && due.known > 0 && !mayBack && <p>{t('client.dice.made')}</p>}
      <button type="button" className="choice quiet" onClick={() => void switchDice(sitting, t, false)}>
        {t('client.dice.letProgram')}
      </button>
    </footer>
  );
}

/** Only whose secret it is looks on. */
function Closed({ side }: { readonly side: string }) {
  const { sitting, t } = useShell();
  const nameOf = useNames();
  return (
    <section className={`typed-dice by-${side}`}>
      <h2>{t('client.dice.secret', { side: nameOf(side) })}</h2>
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

/** Dice, and cards, that the players roll and draw themselves: they say what came. */
export function TypedDice({ due }: Pick<Props, 'due'>) {
  const { sitting, view, dice, t } = useShell();
  const nameOf = useNames();
  const { choice, request } = due;
  const owners = dice?.ownersOf(due) ?? [];
  const [side] = owners;
  const isSecret = dice?.isSecret?.(due) ?? false;
  const onDone = useCallback(
    (answer: readonly number[]): void =>
      void sendChoice(sitting, t, choice as never, [answer]).then(() => isSecret && sitting.rise()),
    [sitting, t, choice, isSecret],
  );
  if (isSecret && side !== undefined && (view.isShared || view.eyes !== side)) return <Closed side={side} />;
  const whose = [...new Set(owners)].filter(owner => owner !== undefined);
  const why = sitting.title.words.reason(t, request.why);
  const key = JSON.stringify([request, owners, due.known]);
  return (
    <section className={`typed-dice ${whose.length === 1 ? `by-${whose[0]}` : ''}`}>
      <h2>
        {whose.length === 1 && <span className="side-mark" aria-hidden="true" />}{' '}
        {whose.length === 0 ? why : t('client.dice.whose', { side: whose.map(nameOf).join(', '), why })}
      </h2>
      {request.kind === 'draw' ? (
        <Places key={key} request={request} pool={dice?.poolOf?.(due)} onDone={onDone} />
      ) : (
        <Roll key={key} {...{ due, owners, onDone }} />
      )}
      <WayOut due={due} />
    </section>
  );
}
