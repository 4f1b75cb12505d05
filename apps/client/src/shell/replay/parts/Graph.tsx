import { type PointerEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { useShell } from '../../room.ts';
import type { Moment } from '../moments.ts';
import { replayAt } from '../state.ts';
import {
  AXIS,
  bar,
  HEIGHT,
  highest,
  MARKS,
  nearest,
  PAD,
  placeOf,
  REACH,
  type Stretch,
  stepsOf,
  stretchesOf,
} from './graphShape.ts';

interface Shape {
  readonly moments: readonly Moment[];
  readonly leads: readonly (number | undefined)[];
  readonly width: number;
  readonly index: number;
}

function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

/** Pixels: narrower boxes have a short name, or none; a letter takes so many, about. */
const ROOM = { long: 150, short: 44 };
const LETTER = 7;

const fits = (text: string, room: number, least: number): boolean => room >= Math.max(least, text.length * LETTER);

/** What a box is called, as far as there is room for it. */
function nameIn(room: number, { long, short }: { readonly long: string; readonly short: string }): string {
  if (fits(long, room, ROOM.long)) return long;
  return fits(short, room, ROOM.short) ? short : '';
}

function Boxes({ moments, width }: Pick<Shape, 'moments' | 'width'>) {
  const { replay } = useShell();
  const count = moments.length;
  const half = count < 2 ? 0 : (width - 2 * PAD) / (count - 1) / 2;
  const edges = ({ from, to }: Stretch): readonly [number, number] => [
    placeOf(from, count, width) - (from === 0 ? 0 : Math.max(0, half - 2)),
    placeOf(to, count, width) + (to === count - 1 ? 0 : Math.max(0, half - 2)),
  ];
  return stretchesOf(moments).map(stretch => {
    const [left, right] = edges(stretch);
    const room = right - left;
    const name = replay?.stretchName(stretch.stretch);
    return (
      <g key={stretch.from}>
        <rect className="graph-box" x={left} y={AXIS - REACH} width={Math.max(1, room)} height={2 * REACH} rx={2} />
        <text className="graph-turn" x={left} y={AXIS - REACH - 9}>
          {name && nameIn(room, name)}
        </text>
      </g>
    );
  });
}

function Steps({ moments, leads, width, index }: Shape) {
  const { sitting } = useShell();
  const { sides } = sitting.title.ruleset;
  const most = highest(leads);
  const count = moments.length;
  return stepsOf(leads).map(step => {
    const cut = Math.min(step.to, Math.max(step.from, index));
    const { y, height } = bar(step, most);
    const parts = [
      { from: step.from, to: cut, when: 'past' },
      { from: cut, to: step.to, when: 'to-come' },
    ].filter(({ from, to }) => to > from);
    return parts.map(({ from, to, when }) => {
      const left = placeOf(from, count, width);
      return (
        <rect
          key={`${from} ${when}`}
          className={`graph-lead ${when} by-${step.lead > 0 ? sides[0] : sides[1]}`}
          {...{ x: left, y, width: placeOf(to, count, width) - left, height }}
        />
      );
    });
  });
}

/** So far apart stand the marks of battles of one moment. */
const BESIDE = 14;

/** Battles as marks in the winner's shape. */
function Battles({ moments, width, index }: Omit<Shape, 'leads'>) {
  return moments.flatMap(({ battles }, place) => {
    const when = place === index ? 'here' : place < index ? 'past' : 'to-come';
    return battles.map(({ winner, lines }, at) => (
      <span
        key={lines}
        className={`graph-battle ${when} by-${winner}`}
        style={{ left: placeOf(place, moments.length, width) + (at - (battles.length - 1) / 2) * BESIDE, top: MARKS }}
      />
    ));
  });
}

function Drawing({ moments, leads, width, index }: Shape) {
  const count = moments.length;
  const here = placeOf(index, count, width);
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true">
      <Boxes {...{ moments, width }} />
      <Steps {...{ moments, leads, width, index }} />
      <line className="graph-axis" x1={PAD} x2={width - PAD} y1={AXIS} y2={AXIS} />
      {moments.map(({ battles, lines }, place) => {
        const x = placeOf(place, count, width);
        const last = battles.at(-1);
        return last === undefined ? (
          <line key={lines} className="graph-tick" x1={x} x2={x} y1={AXIS - 3} y2={AXIS + 3} />
        ) : (
          <line key={lines} className={`graph-stem by-${last.winner}`} x1={x} x2={x} y1={AXIS} y2={MARKS} />
        );
      })}
      <line className="graph-here" x1={here} x2={here} y1={AXIS - REACH - 5} y2={MARKS} />
      <circle className="graph-knob" cx={here} cy={AXIS} r={8} />
    </svg>
  );
}

/** What a moment was, under the pointer. */
function Tip({
  moments,
  width,
  place,
}: {
  readonly moments: readonly Moment[];
  readonly width: number;
  readonly place: number;
}) {
  const moment = moments[place];
  if (moment === undefined) return undefined;
  const x = placeOf(place, moments.length, width);
  const half = Math.min(150, width / 2);
  return (
    <div className="graph-tip" style={{ left: Math.max(half, Math.min(width - half, x)) }}>
      <b>{place + 1}</b> {moment.sentence}
      {moment.dice !== '' && (
        <small className="action-dice">
          <Icon name="die" /> {moment.dice}
        </small>
      )}
    </div>
  );
}

/** The slider is the game's graph: the lead as steps, its parts as boxes, battles as marks, what is still to come paler. */
export function Graph({ moments, leads, index }: Omit<Shape, 'width'>) {
  const { t } = useShell();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [hovered, hover] = useState<number>();
  const count = moments.length;
  const placeAt = ({ clientX, currentTarget }: PointerEvent): number =>
    nearest(clientX - currentTarget.getBoundingClientRect().left, count, width);
  const go = (event: PointerEvent): void => replayAt(moments[placeAt(event)]?.lines ?? 1);
  const drawing = useMemo(
    () => width > 0 && <Drawing {...{ moments, leads, width, index }} />,
    [moments, leads, width, index],
  );
  const here = moments[index];
  return (
    <div
      ref={frame}
      className="graph"
      role="slider"
      tabIndex={0}
      aria-label={t('client.replay.slider')}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={index + 1}
      aria-valuetext={`${t('client.replay.action', { action: index + 1, actions: count })}: ${here?.sentence ?? ''}`}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={event => {
        hover(placeAt(event));
        if (event.buttons === 1) go(event);
      }}
      onPointerLeave={() => hover(undefined)}
    >
      {drawing}
      <Battles {...{ moments, width, index }} />
      {hovered !== undefined && <Tip {...{ moments, width, place: hovered }} />}
    </div>
  );
}
