import { type Language, momentInWords, type Translate } from '@wigwag/words';
import type { ReactNode } from 'react';
import { Icon } from '../../shell/parts/Icon.tsx';
import { seatSaid } from '../people/seatSaid.ts';
import type { CheckedGame } from './DicePage.tsx';
import { sealSeen } from './seal.ts';

/** Four letters each, as far as they fit: the whole stands behind it. */
const GROUPS = 3;
const inGroups = (hex: string): string => (hex.match(/.{1,4}/g) ?? []).slice(0, GROUPS).join(' ');

function Bytes({ label, hex }: { readonly label: string; readonly hex: string }) {
  return (
    <details className="dice-bytes">
      <summary>
        <small>{label}</small>
        <code>
          {inGroups(hex)} … {hex.slice(-4)}
        </code>
      </summary>
      <code className="dice-whole">{hex}</code>
    </details>
  );
}

interface LinkProps {
  readonly isGood: boolean;
  readonly title: string;
  readonly said: string;
  readonly children: ReactNode;
}

const Link = ({ isGood, title, said, children }: LinkProps) => (
  <li className={isGood ? 'dice-link' : 'dice-link bad'}>
    <span className="dice-mark">
      <Icon name={isGood ? 'kept' : 'warning'} />
    </span>
    <div>
      <h2>{title}</h2>
      <p>{said}</p>
      {children}
    </div>
  </li>
);

interface Props {
  readonly t: Translate;
  readonly language: Language;
  readonly checked: CheckedGame;
}

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The chain in plain words, the bytes at hand: seal, shares, choice, opening. */
export function Chain({ t, language, checked: { info, finished, report } }: Props) {
  const { dice } = finished;
  const seen = sealSeen(info.id);
  const isSame = seen === undefined || seen.commitment === dice.commitment;
  const last = report.rolls.at(-1);
  const noted =
    seen === undefined
      ? t('online.dice.seal.unseen')
      : isSame
        ? t('online.dice.seal.seen', { at: momentInWords(seen.at, { language, zone: ZONE }) })
        : t('online.dice.seal.other');
  return (
    <ol className="dice-chain">
      <Link isGood={isSame} title={t('online.dice.seal')} said={t('online.dice.seal.said')}>
        <Bytes label={noted} hex={dice.commitment} />
      </Link>
      <Link
        isGood={report.shares.every(({ isKept }) => isKept)}
        title={t('online.dice.shares')}
        said={t('online.dice.shares.said')}
      >
        <div className="dice-shares">
          {report.shares.map(({ side, share }) => (
            <Bytes
              key={side}
              label={seatSaid(
                t,
                info.seats.find(seat => seat.side === side),
              )}
              hex={share}
            />
          ))}
        </div>
      </Link>
      <Link isGood={report.wrong === undefined} title={t('online.dice.choice')} said={t('online.dice.choice.said')}>
        {last && (
          <Bytes
            label={t('online.dice.choice.last', { roll: report.rolls.length, count: last.decision - 1 })}
            hex={last.chain}
          />
        )}
      </Link>
      <Link isGood={report.isSealKept} title={t('online.dice.opened')} said={t('online.dice.opened.said')}>
        <Bytes label={t('online.dice.opened.seal')} hex={report.seal} />
      </Link>
    </ol>
  );
}
