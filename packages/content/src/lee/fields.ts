import { SOURCES } from '@wigwag/lee';
import * as z from 'zod';
import type { ProblemCode } from '../problems.ts';

const LONGEST_NAME = 80;

/** A check that answers with one of our problems. */
const holds =
  <T>(test: (value: T) => boolean, problem: ProblemCode, params: Readonly<Record<string, number>> = {}) =>
  (context: z.core.ParsePayload<T>): void => {
    if (test(context.value)) return;
    context.issues.push({ code: 'custom', input: context.value, params: { problem, ...params } });
  };

const within = (minimum: number, maximum: number) => (value: number) => value >= minimum && value <= maximum;

export const whole = (minimum: number, maximum: number) =>
  z
    .number()
    .check(
      holds(value => Number.isInteger(value) && within(minimum, maximum)(value), 'out-of-range', { minimum, maximum }),
    );

/** Inches, degrees, parts: also between whole numbers. */
export const measure = (minimum: number, maximum: number) =>
  z.number().check(holds(within(minimum, maximum), 'not-within', { minimum, maximum }));

const text = z
  .string()
  .check(holds(value => value.trim() !== '' && value.length <= LONGEST_NAME, 'text-length', { maximum: LONGEST_NAME }));

export const personName = text;

export const name = z.strictObject({ en: text, pl: text });

export const id = z
  .string()
  .check(holds(value => /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= LONGEST_NAME, 'bad-id'));

export const year = whole(1800, 1900);

/** First and last; that they are in order is checked where both are whole. */
export const years = z.tuple([year, year]);

export const source = z.enum(SOURCES);

export const flag = z.boolean();

/** Each at most once. */
export const listOf = <T extends z.ZodType<string>>(item: T) =>
  z.array(item).check(context => {
    const found = context.value.find((each, index) => context.value.indexOf(each) < index);
    if (found === undefined) return;
    context.issues.push({ code: 'custom', input: context.value, params: { problem: 'duplicate-item', found } });
  });

/** A value with where it comes from. */
export const sourced = <T extends z.ZodType>(value: T) => z.strictObject({ value, source });
