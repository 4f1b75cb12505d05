import { movesOf, type Pictured, type ReportMoment, type World } from '@wigwag/gcacw';
import { MapPart } from '@wigwag/mapview/part';
import type { MovePicture } from '@wigwag/mapview/picture';
import { changesOf, mapOf, piecesOf } from '@wigwag/staffmap';
import { useMemo } from 'react';
import { dayOf, outcomeOf, sentenceOf } from '../telling.ts';
import type { SheetProps } from './context.ts';
import { Go } from './Go.tsx';

/** In pixels, width to height, and with so many hexes round what happened. */
const PICTURE = { width: 330, shape: 1.24, beyond: 4 };

/** Who went where in it. */
function movesIn(world: World, { action }: ReportMoment): readonly MovePicture[] {
  if (action === undefined) return [];
  return movesOf(action).flatMap(({ unit, manner, path }): readonly MovePicture[] => {
    const side = world.units[unit]?.side ?? action.side;
    return side === undefined ? [] : [{ path, side, retreat: manner === 'retreat', age: 0 }];
  });
}

interface PictureProps extends Pick<SheetProps, 'telling' | 'go'> {
  readonly pictured: Pictured;
  readonly map: ReturnType<typeof mapOf>;
}

function Picture({ telling, go, pictured: { moment, board }, map }: PictureProps) {
  const { t, world, language } = telling;
  const { number } = moment;
  const moves = useMemo(() => movesIn(world, moment), [world, moment]);
  const targets = useMemo(() => [...new Set(moment.combats.map(({ target }) => target))], [moment]);
  const shown = useMemo(() => [...targets, ...moves.flatMap(({ path }) => path)], [targets, moves]);
  const pieces = useMemo(() => piecesOf(t, world, board), [t, world, board]);
  const changes = useMemo(() => changesOf(board), [board]);
  const action = sentenceOf(telling, moment);
  return (
    <figure className="report-picture">
      {shown.length > 0 && (
        <MapPart
          {...{ map, pieces, changes, moves, shown, language }}
          {...PICTURE}
          window={world.scenario.window}
          marked={targets}
          label={t('gcacw.report.map', { number, action })}
        />
      )}
      <figcaption>
        <Go {...{ telling, go, moment }}>{t('gcacw.report.moment', { date: dayOf(telling, moment.turn), number })}</Go>
        <span>{action}.</span> <span>{outcomeOf(telling, moment)}</span>
      </figcaption>
    </figure>
  );
}

/** The moments that mattered, each with its map: marches and retreats drawn, the fight marked. */
export function Course({ telling, report, go }: SheetProps) {
  const { t, world } = telling;
  const map = useMemo(() => mapOf(world.scenario), [world]);
  const { pictured } = report;
  return (
    <section className="report-course">
      <h2>{t('gcacw.report.course')}</h2>
      {pictured.length === 0 ? (
        <p className="report-note">{t('gcacw.report.noCourse')}</p>
      ) : (
        <div className="report-pictures">
          {pictured.map(each => (
            <Picture key={each.moment.number} {...{ telling, go, map }} pictured={each} />
          ))}
        </div>
      )}
    </section>
  );
}
