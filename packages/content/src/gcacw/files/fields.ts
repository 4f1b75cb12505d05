import * as z from 'zod';
import type { ProblemCode } from '../../problems.ts';
import { parseTactical } from './tactical.ts';

export const LONGEST_TEXT = 80;
const LONGEST_SENTENCE = 120;
const LONGEST_PASSAGE = 1500;

/** A check that answers with one of our problems. */
const holds =
  <T>(test: (value: T) => boolean, problem: ProblemCode, params: Readonly<Record<string, number>> = {}) =>
  (context: z.core.ParsePayload<T>): void => {
    if (test(context.value)) return;
    context.issues.push({ code: 'custom', input: context.value, params: { problem, ...params } });
  };

export const whole = (minimum: number, maximum: number) =>
  z.number().check(
    holds(value => Number.isInteger(value) && value >= minimum && value <= maximum, 'out-of-range', {
      minimum,
      maximum,
    }),
  );

const matching = (pattern: RegExp, problem: ProblemCode) =>
  z.string().check(holds(value => pattern.test(value), problem));

const textUpTo = (maximum: number) =>
  z.string().check(holds(value => value.trim() !== '' && value.length <= maximum, 'text-length', { maximum }));

const shortText = () => textUpTo(LONGEST_TEXT);

export const text = shortText();

/** One that is read at a glance. */
export const sentence = textUpTo(LONGEST_SENTENCE);

/** A paragraph. */
export const passage = textUpTo(LONGEST_PASSAGE);

/** So long that it says something, so short that it is read. */
export const textBetween = (minimum: number, maximum: number) =>
  z
    .string()
    .check(
      holds(value => value.trim().length >= minimum && value.length <= maximum, 'text-span', { minimum, maximum }),
    );

export const title = z.strictObject({ en: text, pl: text });

/** Ids are part of file names and addresses. */
export const id = matching(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/, 'bad-id').max(LONGEST_TEXT);

/** Which hexes there are only the map knows. */
export const hexName = shortText();

export const hexsideName = shortText();

/** 'J', or 'M-W' */
export const command = matching(/^[\p{L}\p{N}.&']{1,8}(-[\p{L}\p{N}.&']{1,8})?$/u, 'bad-command');

/** 3, 2/1, (1) or (2/1); a bare number may come as a number. */
export const tactical = z
  .custom<string | number>()
  .check(holds(value => parseTactical(value) !== undefined, 'bad-tactical'));

export const sheetName = matching(/^[A-Z]{0,2}$/, 'bad-sheet-name');

export const flag = z.boolean();

/** Within a list each thing at most once. */
export const listOf = <T extends z.ZodType<string>>(item: T, minimum = 0) =>
  z
    .array(item)
    .min(minimum)
    .check(context => {
      const found = context.value.find((each, index) => context.value.indexOf(each) < index);
      if (found === undefined) return;
      context.issues.push({ code: 'custom', input: context.value, params: { problem: 'duplicate-item', found } });
    });

/** In both languages, each once. */
export const titlesUpTo = <T extends z.ZodType<{ en: string; pl: string }>>(most: number, item: T) =>
  onceEach(most, item, ({ en }) => en);

/** A list in which no two entries are called the same. */
export const onceEach = <T extends z.ZodType>(most: number, item: T, nameOf: (item: z.output<T>) => string) =>
  z
    .array(item)
    .min(1)
    .max(most)
    .check(context => {
      const names = context.value.map(nameOf);
      const again = names.findIndex((name, index) => names.indexOf(name) < index);
      if (again < 0) return;
      const params = { problem: 'duplicate-item', found: names[again] };
      context.issues.push({ code: 'custom', input: context.value, path: [again], params });
    });

/** A day that the calendar has. */
export const date = z.string().check(holds(isDate, 'bad-date'));

function isDate(text: string): boolean {
  const [year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysOf(year, month);
}

function daysOf(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}
