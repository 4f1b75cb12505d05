import type { CheckedRoll } from '@wigwag/fairdice';
import type { Translate } from '@wigwag/words';
import { useState } from 'react';
import { Die } from '../../shell/parts/Die.tsx';
import { Icon } from '../../shell/parts/Icon.tsx';
import { facesOf } from './checkGame.ts';
import type { CheckedGame } from './DicePage.tsx';

/** So many are shown at first: a long game has thousands. */
const MOST = 200;

const hexOf = (bytes: readonly number[]): string => bytes.map(byte => byte.toString(16).padStart(2, '0')).join(' ');

interface Props {
  readonly t: Translate;
  readonly checked: CheckedGame;
}

interface RowProps extends Props {
  readonly roll: CheckedRoll;
  readonly number: number;
}

function Row({ t, checked: { laid }, roll, number }: RowProps) {
  const { by, request, recorded = [], derived, kind } = roll;
  const { words } = laid.title;
  const faces = facesOf(roll);
  const said = { proved: t('online.dice.proved'), typed: t('online.dice.typed'), unproved: t('online.dice.unproved') };
  return (
    <tr className={kind === 'unproved' ? `by-${by} wrong` : `by-${by}`}>
      <td>{number}</td>
      <td>
        <i className="side-mark" aria-hidden="true" /> <span className="unseen">{words.side(t, by)}: </span>
        {words.reason(t, request.why)}
      </td>
      <td>
        <code>{hexOf(derived?.bytes ?? [])}</code>
      </td>
      <td>{(derived?.answer ?? []).join(', ')}</td>
      <td>
        <span className="unseen">{recorded.join(', ')}</span>
        {faces.length > 0
          ? faces.map((face, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they fell
              <Die key={place} face={face} size={20} tone={by} />
            ))
          : recorded.join(', ')}
      </td>
      <td className="dice-mark" title={said[kind]}>
        <Icon name={kind === 'unproved' ? 'warning' : 'kept'} />
        <span className="unseen">{said[kind]}</span>
      </td>
    </tr>
  );
}

/** Every roll: bytes, what they give, what lay on the table. */
export function Rolls({ t, checked }: Props) {
  const { report, info, laid } = checked;
  const [side, setSide] = useState<string>();
  const [isWhole, showWhole] = useState(false);
  const all = report.rolls.map((roll, place) => ({ roll, number: place + 1 }));
  const chosen = side === undefined ? all : all.filter(({ roll }) => roll.by === side);
  const shown = isWhole ? chosen : chosen.slice(-MOST);
  const left = chosen.length - shown.length;
  const by = (code: string | undefined, label: string) => (
    <button key={label} type="button" className="chip" aria-pressed={side === code} onClick={() => setSide(code)}>
      {label}
    </button>
  );
  return (
    <section className="dice-rolls">
      <div className="dice-rolls-head">
        <h2>{t('online.dice.rolls')}</h2>
        <div className="chips">
          {by(undefined, t('online.dice.rolls.all', { count: all.length }))}
          {info.seats.map(seat => by(seat.side, laid.title.words.side(t, seat.side)))}
        </div>
      </div>
      {left > 0 && (
        <button type="button" className="choice quiet" onClick={() => showWhole(true)}>
          {t('online.dice.rolls.earlier', { count: left })}
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it from here */}
      <section className="dice-table" tabIndex={0} aria-label={t('online.dice.rolls')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('online.dice.col.roll')}</th>
              <th scope="col">{t('online.dice.col.for')}</th>
              <th scope="col">{t('online.dice.col.bytes')}</th>
              <th scope="col">{t('online.dice.col.give')}</th>
              <th scope="col">{t('online.dice.col.table')}</th>
              <th scope="col">
                <span className="unseen">{t('online.dice.col.same')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ roll, number }) => (
              <Row key={number} {...{ t, checked, roll, number }} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
