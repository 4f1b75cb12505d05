import type { Simulation } from '@wigwag/ai';
import { SIDES } from '@wigwag/gcacw';
import { hexLabel, inDecimals, keyFor } from '@wigwag/words';
import { dayOf, sideName, type Telling } from '../telling.ts';
import { Bars } from './Bars.tsx';
import type { Played } from './simulationFile.tsx';

interface Props {
  readonly simulation: Simulation;
  readonly telling: Telling;
  readonly played: Played;
  /** The map of the fighting, drawn. */
  readonly map: string;
}

type PartProps = Pick<Props, 'simulation' | 'telling'>;

const MOST_PLACES = 12;
const percent = ({ language }: Telling, share: number): string => inDecimals(100 * share, language);
const minus = (value: number): string => `${value}`.replace('-', '−');

function Results({ simulation, telling }: PartProps) {
  const { t } = telling;
  const { wins, games, intervals, endings, suddenDeaths } = simulation;
  return (
    <section>
      <h2>{t('gcacw.simulation.results')}</h2>
      {SIDES.map(side => (
        <p key={side}>
          {t('gcacw.simulation.wins', {
            ...{ side: sideName(telling, side), games: wins[side], of: games },
            low: percent(telling, intervals[side][0]),
            high: percent(telling, intervals[side][1]),
          })}
        </p>
      ))}
      <p>{t('gcacw.simulation.draws', { games: wins.draw })}</p>
      <table className="report-table">
        <thead>
          <tr>
            <th scope="col">{t('gcacw.simulation.result')}</th>
            <th scope="col">{t('gcacw.simulation.games')}</th>
          </tr>
        </thead>
        <tbody>
          {endings.map(({ winner, degree, games: count }) => (
            <tr key={`${winner} ${degree}`}>
              <th scope="row">
                {winner === 'draw' || degree === 'none'
                  ? t('gcacw.simulation.draw')
                  : t('gcacw.simulation.outcome', {
                      side: sideName(telling, winner),
                      degree: t(keyFor('gcacw.degree', degree)),
                    })}
              </th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {suddenDeaths > 0 && <p className="report-note">{t('gcacw.simulation.sudden', { games: suddenDeaths })}</p>}
    </section>
  );
}

function Leads({ simulation, telling }: PartProps) {
  const { t, language } = telling;
  const { leads, medianLead, points } = simulation;
  const counts = new Map(leads);
  const [low, high] = [leads[0]?.[0] ?? 0, leads.at(-1)?.[0] ?? 0];
  const bars = Array.from({ length: high - low + 1 }, (_, n) => low + n).map(lead => ({
    label: minus(lead),
    value: counts.get(lead) ?? 0,
    side: lead === 0 ? undefined : lead > 0 ? ('union' as const) : ('confederate' as const),
  }));
  return (
    <section>
      <h2>{t('gcacw.simulation.leads')}</h2>
      <Bars bars={bars} label={t('gcacw.simulation.leads')} />
      <p className="report-note">
        {t('gcacw.simulation.leads.about', {
          median: inDecimals(medianLead, language),
          union: inDecimals(points.union, language),
          confederate: inDecimals(points.confederate, language),
        })}
      </p>
    </section>
  );
}

function Losses({ simulation, telling }: PartProps) {
  const { t, language } = telling;
  const { losses } = simulation;
  const total = (side: (typeof SIDES)[number]): number => losses[side].reduce((sum, lost) => sum + lost, 0);
  return (
    <section>
      <h2>{t('gcacw.simulation.losses')}</h2>
      <table className="report-table">
        <thead>
          <tr>
            <th scope="col">{t('gcacw.simulation.length.turn')}</th>
            {SIDES.map(side => (
              <th key={side} scope="col">
                {sideName(telling, side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {losses.union.map((_, turn) => (
            <tr key={dayOf(telling, turn + 1)}>
              <th scope="row">
                {turn + 1}, {dayOf(telling, turn + 1)}
              </th>
              {SIDES.map(side => (
                <td key={side}>{inDecimals(losses[side][turn] ?? 0, language)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('gcacw.simulation.total')}</th>
            {SIDES.map(side => (
              <td key={side}>{inDecimals(total(side), language)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="report-note">{t('gcacw.simulation.losses.about')}</p>
    </section>
  );
}

function Places({ simulation, telling }: PartProps) {
  const { t, language, world } = telling;
  const { places } = simulation;
  return (
    <section>
      <h2>{t('gcacw.simulation.places')}</h2>
      {places.length === 0 && <p className="report-note">{t('gcacw.simulation.places.none')}</p>}
      {places.length > 0 && (
        <table className="report-table">
          <thead>
            <tr>
              <th scope="col">{t('gcacw.simulation.places.place')}</th>
              {SIDES.map(side => (
                <th key={side} scope="col">
                  {sideName(telling, side)}
                </th>
              ))}
              <th scope="col">{t('gcacw.simulation.places.decided')}</th>
            </tr>
          </thead>
          <tbody>
            {places.slice(0, MOST_PLACES).map(({ hex, points, decided }) => (
              <tr key={hex}>
                <th scope="row">{hexLabel(world, hex)}</th>
                {SIDES.map(side => (
                  <td key={side}>{inDecimals(points[side], language)}</td>
                ))}
                <td>{percent(telling, decided)} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="report-note">{t('gcacw.simulation.places.about')}</p>
    </section>
  );
}

function Length({ simulation, telling }: PartProps) {
  const { t, language } = telling;
  const { lengths, actions } = simulation;
  const bars = lengths.map((value, n) => ({ label: `${n + 1}`, value, side: undefined }));
  return (
    <section>
      <h2>{t('gcacw.simulation.length')}</h2>
      <Bars bars={bars} label={t('gcacw.simulation.length')} />
      <p className="report-note">{t('gcacw.simulation.length.about', { actions: inDecimals(actions, language) })}</p>
    </section>
  );
}

function Luck({ simulation: { luck }, telling }: PartProps) {
  const { t, language } = telling;
  return (
    <section>
      <h2>{t('gcacw.simulation.luck')}</h2>
      <p>
        {t('gcacw.simulation.luck.about', {
          size: inDecimals(luck.size, language),
          share: percent(telling, luck.luckierWon),
          correlation: inDecimals(luck.correlation, language, 2),
        })}
      </p>
    </section>
  );
}

/** What many games of a scenario came to, as a sheet. */
export function SimulationSheet({ simulation, telling, played, map }: Props) {
  const { t, language, world } = telling;
  const parts = { simulation, telling };
  return (
    <article className="report" lang={language}>
      <header className="report-head">
        <div>
          <p className="report-kind">{t('gcacw.simulation.title')}</p>
          <h1>{world.scenario.title[language]}</h1>
          <p className="report-about">{t('gcacw.simulation.about', { ...played, games: simulation.games })}.</p>
        </div>
      </header>
      <div className="report-pair">
        <Results {...parts} />
        <Leads {...parts} />
      </div>
      <section>
        <h2>{t('gcacw.simulation.fighting')}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by mapview, which escapes what it writes */}
        <div className="report-fighting" dangerouslySetInnerHTML={{ __html: map }} />
        <p className="report-note">
          {t('gcacw.simulation.fighting.about', { combats: inDecimals(simulation.combats, language) })}
        </p>
      </section>
      <div className="report-pair">
        <Losses {...parts} />
        <Places {...parts} />
      </div>
      <div className="report-pair">
        <Length {...parts} />
        <Luck {...parts} />
      </div>
      <footer className="report-foot">{t('gcacw.simulation.foot')}</footer>
    </article>
  );
}
