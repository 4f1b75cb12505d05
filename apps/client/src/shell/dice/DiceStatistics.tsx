import { type CSSProperties, useMemo } from 'react';
import { useDesk } from '../desk.ts';
import { Die } from '../parts/Die.tsx';
import { useShell } from '../room.ts';
import { DiceSwitch } from './DiceSwitch.tsx';
import { asFar, MEAN, type SideDice, statisticsOf, type Tally } from './statistics.ts';
import { useNames } from './useNames.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Of fewer dice nothing can be said. */
const ENOUGH = 12;

interface Props {
  readonly sides: readonly SideDice[];
}

function Heads({ sides, first }: Props & { readonly first: string }) {
  const nameOf = useNames();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="unseen">{first}</span>
        </th>
        {sides.map(({ side }) => (
          <th key={side} scope="col" className={`by-${side}`}>
            <span className="side-mark" aria-hidden="true" /> {nameOf(side)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** How often each face came up: a bar each, and a line where it would lie if all came up as often. */
function Faces({ sides }: Props) {
  const { t } = useShell();
  const most = Math.max(1, ...sides.flatMap(({ all }) => [...all.faces, all.dice / FACES.length]));
  return (
    <table className="dice-faces">
      <caption className="unseen">{t('client.dice.faces')}</caption>
      <Heads sides={sides} first={t('client.dice.face')} />
      <tbody>
        {FACES.map(face => (
          <tr key={face}>
            <th scope="row">
              <span className="unseen">{face}</span>
              <Die face={face} size={22} />
            </th>
            {sides.map(({ side, all }) => {
              const count = all.faces[face - 1] ?? 0;
              const lengths = { '--share': count / most, '--even': all.dice / FACES.length / most } as CSSProperties;
              return (
                <td key={side} className={`by-${side}`}>
                  <span className="dice-bar" style={lengths} aria-hidden="true" />
                  <b>{count}</b>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How far the sum is from what is expected: in points, with its sign. */
function useDifference(): (tally: Tally) => string {
  const language = useDesk(desk => desk.language);
  return ({ dice, sum }) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
      .format(sum - MEAN * dice)
      .replace('-', '−');
}

function useMean(): (tally: Tally) => string {
  const language = useDesk(desk => desk.language);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2, minimumFractionDigits: 2 });
  return ({ dice, sum }) => (dice === 0 ? '–' : format.format(sum / dice));
}

/** Rolled less expected, for each thing that dice were rolled for. */
function Reasons({ sides }: Props) {
  const { sitting, t } = useShell();
  const difference = useDifference();
  const whys = [...new Set(sides.flatMap(({ byReason }) => [...byReason.keys()]))];
  return (
    <table className="dice-reasons">
      <caption>{t('client.dice.byReason')}</caption>
      <Heads sides={sides} first={t('client.dice.reason')} />
      <tbody>
        {whys.map(why => (
          <tr key={why}>
            <th scope="row">{sitting.title.words.reason(t, why)}</th>
            {sides.map(({ side, byReason }) => {
              const tally = byReason.get(why);
              return (
                <td key={side}>
                  {tally === undefined ? (
                    '–'
                  ) : (
                    <>
                      <b>{difference(tally)}</b> <small>{t('client.dice.count', { count: tally.dice })}</small>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How unusual the sum is, in words. */
function Unusual({ side, all }: Pick<SideDice, 'side' | 'all'>) {
  const { t } = useShell();
  const nameOf = useNames();
  const mean = useMean();
  const difference = useDifference();
  const values = { side: nameOf(side), count: all.dice, mean: mean(all), more: difference(all) };
  const share = useMemo(() => asFar(all), [all]);
  const games = Math.round(share * 100);
  return (
    <li className={`by-${side}`}>
      <p>
        <span className="side-mark" aria-hidden="true" /> {t('client.dice.mean', values)}
        {all.typed > 0 && ` ${t('client.dice.ofThemTyped', { count: all.typed })}`}
      </p>
      <p>
        {all.dice < ENOUGH
          ? t('client.dice.tooFew')
          : games < 1
            ? t('client.dice.rare')
            : t('client.dice.unusual', { count: games })}
      </p>
    </li>
  );
}

/** How the dice fell so far, as far as whoever looks has seen them. */
export function DiceStatistics() {
  const { sitting, view, rollerOf, toneOf, t } = useShell();
  const all = useMemo(
    () => statisticsOf({ view, ...(rollerOf && { rollerOf }), ...(toneOf && { toneOf }) }, sitting.title.ruleset.sides),
    [sitting, view, rollerOf, toneOf],
  );
  const sides = all.filter(({ side }) => side !== 'table');
  const rolled = all.filter(({ side, all: tally }) => side !== 'table' || tally.dice > 0);
  return (
    <section className="dice-stats">
      <h2>{t('client.dice.soFar')}</h2>
      <DiceSwitch />
      <Faces sides={sides} />
      <ul className="dice-said">
        {sides.map(({ side, all: tally }) => (
          <Unusual key={side} side={side} all={tally} />
        ))}
      </ul>
      {rolled.some(({ byReason }) => byReason.size > 0) && <Reasons sides={rolled} />}
      <p className="dice-note">{t('client.dice.note')}</p>
    </section>
  );
}
