import type { Zone } from '@wigwag/lee';
import * as z from 'zod';

const DEEPEST = 24;

const isLength = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= most;

/** All-round and rectangular zones have a depth; an arc has an angle, too. */
function isZone(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { shape, depth, angle, ...rest } = value as Record<string, unknown>;
  if (!isLength(depth, DEEPEST) || Object.keys(rest).length > 0) return false;
  return shape === 'front-arc' ? isLength(angle, 360) : isPlain(shape) && angle === undefined;
}

const isPlain = (shape: unknown): boolean => shape === 'all-round' || shape === 'front-rect';

const checked =
  (test: (value: unknown) => boolean) =>
  (context: z.core.ParsePayload<unknown>): void => {
    if (!test(context.value))
      context.issues.push({ code: 'custom', input: context.value, params: { problem: 'bad-zone' } });
  };

export const zone = z.custom<Zone>().check(checked(isZone));

/** Of a type of unit that may have none. */
export const zoneOrNone = z.custom<Zone | 'none'>().check(checked(value => value === 'none' || isZone(value)));
