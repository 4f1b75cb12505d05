import { inDecimals, type Language, type Translate } from '@wigwag/words';
import { Icon } from '../../shell/parts/Icon.tsx';
import { type DiceReport, facesOf, hasHeld } from './checkGame.ts';

interface Props {
  readonly t: Translate;
  readonly language: Language;
  readonly report: DiceReport;
}

/** What is not as promised, most of all; undefined: nothing. */
function faultOf({ t, report }: Props): string | undefined {
  const { isSealKept, shares, wrong, parted } = report;
  if (!isSealKept) return t('online.dice.fault.seal');
  if (shares.some(({ isKept }) => !isKept)) return t('online.dice.fault.share');
  if (parted !== undefined) return t('online.dice.fault.parted', { decision: parted });
  if (wrong === undefined) return undefined;
  return t('online.dice.fault.roll', {
    roll: report.rolls.indexOf(wrong) + 1,
    recorded: (wrong.recorded ?? []).join(', '),
    derived: (wrong.derived?.answer ?? []).join(', '),
  });
}

/** In a sentence, before anything else. */
export function Verdict(props: Props) {
  const { t, language, report } = props;
  const { rolls, tookMs } = report;
  const isGood = hasHeld(report);
  const dice = rolls.reduce((count, roll) => count + facesOf(roll).length, 0);
  const seconds = inDecimals(Math.max(tookMs / 1000, 0.1), language);
  const isEmpty = rolls.length === 0;
  const good = isEmpty ? t('online.dice.none') : t('online.dice.good', { count: dice });
  const about = isEmpty ? t('online.dice.none.about') : t('online.dice.took', { count: rolls.length, seconds });
  return (
    <section className={isGood ? 'dice-verdict good' : 'dice-verdict bad'} role={isGood ? 'status' : 'alert'}>
      <Icon name={isGood ? 'kept' : 'warning'} />
      <div>
        <h2>{isGood ? good : t('online.dice.bad')}</h2>
        <p>{faultOf(props) ?? about}</p>
      </div>
    </section>
  );
}
