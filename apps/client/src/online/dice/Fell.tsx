import { inPercent, type Translate } from '@wigwag/words';
import type { CSSProperties } from 'react';
import { asFar } from '../../shell/dice/statistics.ts';
import { saveBlob } from '../../shell/keeping/save.ts';
import { Icon } from '../../shell/parts/Icon.tsx';
import type { DiceReport } from './checkGame.ts';
import type { CheckedGame } from './DicePage.tsx';

/** How often each face came up, and how often fair dice stray as far: never that somebody was lucky. */
export function HowTheyFell({ t, report }: { readonly t: Translate; readonly report: DiceReport }) {
  const { faces, sum } = report;
  const dice = faces.reduce((all, count) => all + count, 0);
  const most = Math.max(1, ...faces, dice / faces.length);
  return (
    <section className="dice-fell">
      <h2>{t('online.dice.fell')}</h2>
      <div className="dice-bars" style={{ '--even': dice / faces.length / most } as CSSProperties}>
        {faces.map((count, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place
          <div key={at} className="dice-face">
            <span
              className={count === 0 ? 'dice-column none' : 'dice-column'}
              style={{ '--share': count / most } as CSSProperties}
            >
              <b>{count}</b>
            </span>
            <small>{at + 1}</small>
          </div>
        ))}
      </div>
      <p>
        {t('online.dice.even', {
          share: new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 }).format(
            dice / faces.length,
          ),
          far: inPercent(asFar({ dice, sum })),
        })}
      </p>
    </section>
  );
}

const fileOf = (file: string): string => `${file}.wigwag-online.json`;

/** The same sum by another program. */
export function WithoutUs({
  t,
  checked: { finished, laid },
}: {
  readonly t: Translate;
  readonly checked: CheckedGame;
}) {
  const file = fileOf(laid.file);
  const save = (): void => saveBlob(file, new Blob([JSON.stringify(finished)], { type: 'application/json' }));
  return (
    <section className="dice-without">
      <h2>{t('online.dice.without')}</h2>
      <p>{t('online.dice.without.said')}</p>
      <code className="dice-command">wigwag verify-dice {file}</code>
      <button type="button" className="choice with-icon" onClick={save}>
        <Icon name="down" /> <span>{t('online.dice.file')}</span>
      </button>
    </section>
  );
}
