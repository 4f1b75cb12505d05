import type { Point } from '@wigwag/hex';
import type { ReactNode } from 'react';
import type { AreaKind, LineKind, LinePicture, OpenPicture, Thing } from '../../picture.ts';
import { boxOf } from '../geometry/rings.ts';
import { allInUnits, INCH } from '../geometry/units.ts';
import { Area } from '../ground/Area.tsx';
import { Table } from '../ground/Table.tsx';
import type { Ground } from '../ground/tabletop.ts';
import { Zones } from '../ground/Zones.tsx';
import { Rim } from '../light/Rim.tsx';
import { Line } from '../lines/Line.tsx';
import { Barrier } from '../things/Barrier.tsx';
import { Base } from '../things/Base.tsx';
import { Bridge } from '../things/Bridge.tsx';
import { bandForm, baseForm, bridgeForm, diamondForm, squareForm } from '../things/forms.ts';
import { Depot, diamondSize, Patrol, patrolSize, StrategicPoint } from '../things/Markers.tsx';
import { Works } from '../things/Works.tsx';
import type { Look } from './look.ts';
import { linesNear } from './room.ts';

/** Puts the drawing of a thing into the page: there it can be pointed at, in a picture it just is. */
export type Put = (thing: Thing, form: readonly Point[], drawing: ReactNode) => ReactNode;

interface Props {
  readonly picture: OpenPicture;
  readonly look: Look;
  readonly put: Put;
}

/** Lowest first. */
const AREA_ORDER: readonly AreaKind[] = ['hill', 'difficult', 'impassable', 'field', 'built-up', 'wood'];
const LINE_ORDER: readonly LineKind[] = ['stream', 'river', 'sunken-road', 'road', 'embanked-railway', 'railway'];

const inOrder = <K, T extends { readonly kind: K }>(things: readonly T[], order: readonly K[]): T[] =>
  things.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));

/** Fences and works are pointed at a little beside them. */
const SLENDER = 0.7;

/** In pixels. */
const BESIDE = 3;

interface LaidProps extends Props {
  /** What the signs of the ground keep off: it may lag behind what is in hand. */
  readonly ground: Ground;
  readonly detailed: boolean;
}

function Areas({ picture: { areas, lines }, look, put }: Props) {
  return inOrder(areas, AREA_ORDER).map(area => {
    const ring = allInUnits(area.ring);
    const near: readonly LinePicture[] = ring.length === 0 ? [] : linesNear(lines, boxOf(ring));
    const { id, kind, ring: inches, barred = false } = area;
    return put(
      area,
      ring,
      <>
        <Area area={{ id, kind, ring: inches, barred }} near={near} look={look} />
        <Rim ring={ring} standing={area.standing} look={look} />
      </>,
    );
  });
}

function Courses({ picture: { lines }, look, put }: Props) {
  return inOrder(lines, LINE_ORDER).map(line => {
    const form = bandForm(line.line, line.width);
    const { id, kind, line: course, width } = line;
    // Beside its banks: a rim on them would hide a stream, and look like a road.
    const rim = bandForm(course, width + (2 * BESIDE * look.px) / INCH);
    return put(
      line,
      form,
      <>
        <Line course={{ id, kind, line: course, width }} look={look} />
        <Rim ring={rim} standing={line.standing} look={look} />
      </>,
    );
  });
}

function Built({ picture: { bridges, barriers, works }, look, put }: Props) {
  return (
    <>
      {bridges.map(bridge => {
        const form = bridgeForm(bridge);
        return put(
          bridge,
          form,
          <>
            <Bridge bridge={bridge} look={look} />
            <Rim ring={form} standing={bridge.standing} look={look} />
          </>,
        );
      })}
      {barriers.map(barrier => {
        const form = bandForm(barrier.line, SLENDER);
        return put(
          barrier,
          form,
          <>
            <Barrier barrier={barrier} look={look} />
            <Rim ring={form} standing={barrier.standing} look={look} />
          </>,
        );
      })}
      {works.map(each => {
        const form = bandForm(each.line, SLENDER);
        return put(
          each,
          form,
          <>
            <Works works={each} look={look} />
            <Rim ring={form} standing={each.standing} look={look} />
          </>,
        );
      })}
    </>
  );
}

/** The ground and what is laid on it, in the order of painting. */
export function Laid({ ground, detailed, ...props }: LaidProps) {
  const { picture, look } = props;
  return (
    <>
      <Table ground={ground} look={look} detailed={detailed} />
      <Zones zones={picture.zones} halfLine={picture.halfLine} look={look} />
      <Areas {...props} />
      <Courses {...props} />
      <Built {...props} />
    </>
  );
}

/** What stands on it. */
export function Standing({ picture: { points, depots, patrols, bases }, look, put }: Props) {
  return (
    <>
      {depots.map(depot => {
        const form = squareForm(depot.at, depot.size * INCH);
        return put(
          depot,
          form,
          <>
            <Depot depot={depot} look={look} />
            <Rim ring={form} standing={depot.standing} look={look} />
          </>,
        );
      })}
      {points.map(point => {
        const form = diamondForm(point.at, diamondSize(look));
        return put(
          point,
          form,
          <>
            <StrategicPoint point={point} look={look} />
            <Rim ring={form} standing={point.standing} look={look} />
          </>,
        );
      })}
      {patrols.map(patrol => {
        const form = squareForm(patrol.at, patrolSize(look));
        return put(
          patrol,
          form,
          <>
            <Patrol patrol={patrol} look={look} />
            <Rim ring={form} standing={patrol.standing} look={look} />
          </>,
        );
      })}
      {bases.map(base => {
        const form = baseForm(base);
        return put(
          base,
          form,
          <>
            <Base stand={base} look={look} />
            <Rim ring={form} standing={base.standing} look={look} />
          </>,
        );
      })}
    </>
  );
}
