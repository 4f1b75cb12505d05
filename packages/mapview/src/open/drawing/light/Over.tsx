import { memo } from 'react';
import type { Box } from '../../../drawing/sheet/layout.ts';
import { same } from '../../../drawing/sheet/same.ts';
import type { Contact, Ghost, InHand, Tag, Tape } from '../../inHand.ts';
import { middleOf } from '../geometry/lines.ts';
import { allInUnits, circle, INCH, inUnits, pathOf, stroke } from '../geometry/units.ts';
import { ticksAlong } from '../lines/ticks.ts';
import type { Look } from '../sheet/look.ts';
import { GhostOf } from './Ghosts.tsx';
import { roomFor, TAG_LETTERS, tagBox, tagBoxes } from './tags.ts';

const TapeOf = memo(function TapeOf({ tape, look }: { readonly tape: Tape; readonly look: Look }) {
  const points = allInUnits(tape.points);
  const tick = (4 * look.px) / INCH;
  const ticks = tape.ticks === true ? ticksAlong(fromStart(points), { step: 1, from: -tick, to: tick }) : '';
  return (
    <g className={`tape in-${tape.light}`} aria-hidden="true">
      <path className="tape-case" d={pathOf(points)} strokeWidth={5.4 * look.px} />
      <path className="tape-line" d={pathOf(points) + ticks} strokeWidth={2.2 * look.px} />
      {tape.dots === true && (
        <path
          className="tape-dots"
          d={points.map(point => circle(point, 4.6 * look.px)).join('')}
          strokeWidth={2 * look.px}
        />
      )}
    </g>
  );
}, same);

/** Paces begin half a step along; ticks are to lie at whole inches. */
function fromStart(points: readonly { readonly x: number; readonly y: number }[]) {
  const [first, second] = points;
  if (first === undefined || second === undefined) return points;
  const length = Math.hypot(second.x - first.x, second.y - first.y) || 1;
  const back = {
    x: first.x - ((second.x - first.x) / length) * (INCH / 2),
    y: first.y - ((second.y - first.y) / length) * (INCH / 2),
  };
  return [back, ...points];
}

const ContactOf = memo(function ContactOf({ contact, look }: { readonly contact: Contact; readonly look: Look }) {
  const [from, to] = [inUnits(contact.from), inUnits(contact.to)];
  return (
    <g className={`contact in-${contact.light}`} aria-hidden="true">
      <path className="contact-bar" d={stroke(from, to)} strokeWidth={3 * look.px} />
      <path className="contact-dot" d={circle(inUnits(contact.at), 4.6 * look.px)} strokeWidth={1.6 * look.px} />
    </g>
  );
}, same);

interface TagProps {
  readonly tag: Tag;
  readonly box: Box;
  readonly look: Look;
}

const TagOf = memo(function TagOf({ tag, box: { x, y, width, height }, look }: TagProps) {
  return (
    <g className={`tag in-${tag.light}`} aria-hidden="true">
      <rect {...{ x, y, width, height }} rx={5 * look.px} strokeWidth={1.7 * look.px} />
      <text x={x + width / 2} y={y + height / 2 + TAG_LETTERS * 0.36 * look.px} fontSize={TAG_LETTERS * look.px}>
        {tag.text}
      </text>
    </g>
  );
}, same);

/** A measure covers at most this part of a tape that is shy. */
const SHY = 0.25;

/** The measure of a tape, at its middle. */
function measureOf({ id, points, text, light, textSide = 'over', shy = false }: Tape, look: Look): Tag[] {
  const middle = middleOf(points);
  if (text === undefined || middle === undefined) return [];
  const tag: Tag = { id: `measure ${id}`, at: middle, text, light, side: textSide };
  const [from, to] = [points[0] ?? middle, points.at(-1) ?? middle];
  const { width, height } = tagBox(tag, { x: 0, y: 0, width: Infinity, height: Infinity }, look);
  const [wide, high] = [Math.abs(to.x - from.x) * INCH, Math.abs(to.y - from.y) * INCH];
  return shy && (wide > high ? width > wide * SHY : height > high * SHY) ? [] : [tag];
}

interface Props {
  readonly inHand: InHand;
  readonly look: Look;
}

interface TagsProps extends Props {
  readonly table: Box;
  /** What of the table is seen. */
  readonly seen?: Box | undefined;
}

/** Bases and markers stand on the table; everything else lies on the ground. */
const isStanding = ({ shape: { as } }: Ghost): boolean => as === 'base' || as === 'patrol';

/** What is in hand and lies on the ground: under points, bases and names, and not beyond the edge of the table. */
export function GroundGhosts({ inHand: { ghosts = [] }, look }: Props) {
  return ghosts.filter(ghost => !isStanding(ghost)).map(ghost => <GhostOf key={ghost.id} ghost={ghost} look={look} />);
}

/** What is in hand, over everything that lies on the table. */
export function Over({ inHand: { ghosts = [], tapes = [], contacts = [] }, look }: Props) {
  return (
    <g className="over">
      {ghosts.filter(isStanding).map(ghost => (
        <GhostOf key={ghost.id} ghost={ghost} look={look} />
      ))}
      {tapes.map(tape => (
        <TapeOf key={tape.id} tape={tape} look={look} />
      ))}
      {contacts.map(contact => (
        <ContactOf key={contact.id} contact={contact} look={look} />
      ))}
    </g>
  );
}

const isShown =
  ({ zoom }: Look) =>
  ({ shy = false }: Tag): boolean =>
    !shy || zoom !== 'whole';

/** What is written over all. */
export function Tags({ inHand: { tapes = [], tags = [] }, table, seen, look }: TagsProps) {
  const shown = [...tapes.flatMap(tape => measureOf(tape, look)), ...tags].filter(isShown(look));
  const boxes = tagBoxes(shown, at => roomFor(at, table, seen), look);
  return (
    <g className="tags">
      {shown.map((tag, i) => {
        const box = boxes[i];
        return box && <TagOf key={tag.id} tag={tag} box={box} look={look} />;
      })}
    </g>
  );
}
