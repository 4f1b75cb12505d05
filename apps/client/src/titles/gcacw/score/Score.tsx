import { endsOf, type LedgerLine, NO_HEXSIDE, SIDES, type Side, tally } from '@wigwag/gcacw';
import {
  describeDegree,
  describeDraw,
  describeLine,
  describeRule,
  describeSuddenDeath,
  keyFor,
  signed,
} from '@wigwag/words';
import { useDesk } from '../../../shell/desk.ts';
import { capital } from '../asking/asking.ts';
import { useRoom } from '../room.ts';
import { Totals } from './Totals.tsx';

function Line({ line }: { readonly line: LedgerLine }) {
  const { world, view, t, centreOn } = useRoom();
  const onMap = view.game.board.units[line.unit]?.hex ?? -1;
  const side = line.hexside === NO_HEXSIDE ? undefined : endsOf(world.grid, line.hexside)[0];
  const hex = line.hex >= 0 ? line.hex : (side ?? onMap);
  const text = capital(describeLine(t, world, line));
  return (
    <li className={`by-${line.side}`}>
      <b>{signed(line.points)}</b>
      {hex < 0 ? (
        <span>{text}</span>
      ) : (
        <button type="button" onClick={() => centreOn(hex)}>
          {text}
        </button>
      )}
      <small>{t('client.scoreTurn', { turn: line.turn })}</small>
    </li>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly LedgerLine[] }) {
  const { t } = useRoom();
  return (
    <section>
      <h2>{title}</h2>
      {lines.length === 0 ? (
        <p className="empty">{t('client.scoreNone')}</p>
      ) : (
        <ol className="ledger">
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in the order they were written
            <Line key={place} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Rules({ side }: { readonly side: Side }) {
  const { world, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const rules = (world.scenario.victory?.rules ?? []).filter(rule => rule.for === side);
  if (rules.length === 0) return undefined;
  return (
    <>
      <h3 className={`by-${side}`}>{capital(t(keyFor('gcacw.side', side)))}</h3>
      <ul className="rules">
        {rules.map(rule => (
          <li key={rule.id}>
            {rule.title !== undefined && <b>{rule.title[language]}: </b>}
            {describeRule(t, world, rule)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Degrees() {
  const { world, t } = useRoom();
  const rows = world.scenario.victory?.degrees ?? [];
  const draw = describeDraw(t, rows);
  return (
    <ul className="rules">
      {rows.map(row => (
        <li key={`${row.winner} ${row.by}`}>{describeDegree(t, row)}</li>
      ))}
      {draw !== undefined && <li>{draw}</li>}
    </ul>
  );
}

/** A player must know what may end the game before its last turn. */
function EarlyEndings() {
  const { world, t } = useRoom();
  const conditions = world.scenario.victory?.suddenDeath ?? [];
  if (conditions.length === 0) return undefined;
  return (
    <>
      <h2>{t('client.scoreEarly')}</h2>
      <ul className="rules">
        {conditions.map(condition => (
          <li key={condition.id}>{describeSuddenDeath(t, world, condition)}</li>
        ))}
      </ul>
    </>
  );
}

/** Every point with its reason, and what would be counted if the game ended now. */
export function Score() {
  const { view, t } = useRoom();
  const now = tally(view.game);
  if (now === undefined) return <p className="empty">{t('client.scoreNoVictory')}</p>;
  const over = view.game.board.result !== undefined;
  return (
    <div className="score">
      <h2>{over ? t('client.scoreFinal') : t('client.scoreNow')}</h2>
      <Totals tally={now} />
      <Lines title={t('client.scoreLedger')} lines={now.scored} />
      {!over && <Lines title={t('client.scorePending')} lines={now.pending} />}
      <h2>{t('client.scoreRules')}</h2>
      {SIDES.map(side => (
        <Rules key={side} side={side} />
      ))}
      <EarlyEndings />
      <h2>{t('client.scoreDegrees')}</h2>
      <Degrees />
    </div>
  );
}
