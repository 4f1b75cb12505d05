import type { Course } from '@wigwag/lee';
import { useRoom } from '../room.ts';
import { movedAndLeft, number } from '../said.ts';

const EVERY = 3;

/** Every three inches, and the end itself; what would stand too near to it gives way. */
export const ticksTo = (total: number): number[] => [
  ...Array.from({ length: Math.floor(total / EVERY) + 1 }, (_, i) => i * EVERY).filter(inches => total - inches >= 1),
  total,
];

/** The tape of the way laid straight: what is moved, where something was paid, and what an obstacle took off its end. */
export function Gauge({ course, whole }: { readonly course: Course; readonly whole: number }) {
  const { t, language } = useRoom();
  const { moved, limit, paidAt } = course;
  const total = Math.max(whole, limit, moved, 1);
  const part = (inches: number): string => `${(100 * inches) / total}%`;
  const said = t('lee.client.gauge', {
    ...movedAndLeft(language, course),
    limit: number(language, limit),
  });
  return (
    <div className="lee-gauge" role="img" aria-label={said}>
      <div className="lee-tape">
        <span className="lee-moved" style={{ width: part(moved) }} />
        {paidAt !== undefined && <span className="lee-paid" style={{ left: part(paidAt) }} />}
        <span className="lee-struck" style={{ left: part(limit), width: part(Math.max(0, total - limit)) }} />
      </div>
      <div className="lee-ticks" aria-hidden="true">
        {ticksTo(total).map(inches => (
          <span key={inches} style={{ left: part(inches) }}>
            {number(language, inches)}
          </span>
        ))}
      </div>
      <p>
        <b>{said}</b>
      </p>
    </div>
  );
}
