import { assert } from './bug.ts';
import type { Declared, Form, Thing } from './things.ts';
import type { AnyChoice, Edit, Frame, Vocabulary } from './vocabulary.ts';

/** A declared field that a value has: its name, the thing that it is, and what it holds. */
export type Field<T extends Vocabulary> = readonly [name: string, thing: Thing<T>, value: unknown];

type Meanings<T extends Vocabulary> = Readonly<Record<string, Thing<T>>>;

export const formOf = <T extends Vocabulary>(things: T['things'], thing: Thing<T>): Form<Thing<T>> =>
  things[thing] as Form<Thing<T>>;

/** The tables are typed by what they declare; to be read, they are tables by a code. */
export function fieldsOf<T extends Vocabulary>(tables: object, code: string): Meanings<T> {
  const table = (tables as Readonly<Record<string, Meanings<T>>>)[code];
  assert(table !== undefined, 'fields-not-declared', { code });
  return table;
}

const fieldsIn = <T extends Vocabulary>(table: Meanings<T>, value: object): Field<T>[] =>
  Object.entries(table).flatMap(([name, thing]) => {
    const held: unknown = (value as Readonly<Record<string, unknown>>)[name];
    return held === undefined ? [] : [[name, thing, held]];
  });

export const choiceFields = <T extends Vocabulary>({ choices }: Declared<T>, choice: AnyChoice<T>): Field<T>[] =>
  fieldsIn(fieldsOf<T>(choices, choice.do), choice);

export const editFields = <T extends Vocabulary>({ edits }: Declared<T>, edit: Edit<T>): Field<T>[] =>
  fieldsIn(fieldsOf<T>(edits, edit.do), edit);

export const eventFields = <T extends Vocabulary>({ events }: Declared<T>, event: T['event']): Field<T>[] =>
  fieldsIn(fieldsOf<T>(events, event.type), event);

export const frameFields = <T extends Vocabulary>({ frames }: Declared<T>, frame: Frame<T>): Field<T>[] =>
  fieldsIn(fieldsOf<T>(frames, frame.kind), frame);

/** The single things that a value names, with their ids or numbers: those of its list, its pair or its fields. */
export function namedBy<T extends Vocabulary>(
  things: T['things'],
  [, thing, value]: Field<T>,
): (readonly [thing: Thing<T>, value: unknown])[] {
  const form = formOf<T>(things, thing);
  const each = (of: (at: number) => Thing<T>) =>
    (value as readonly unknown[]).flatMap((inner, at) => namedBy<T>(things, ['', of(at), inner]));
  if (typeof form === 'string' || 'oneOf' in form) return [[thing, value]];
  if ('listOf' in form) return each(() => form.listOf);
  if ('pairOf' in form) return each(at => (at === 0 ? form.pairOf[0] : form.pairOf[1]));
  return fieldsIn<T>(form.fields, value as object).flatMap(field => namedBy<T>(things, field));
}

/** What becomes of a field when it is handed on. */
export type Show<T extends Vocabulary> = (thing: Thing<T>, value: unknown) => unknown;

const asItIs = (_: string, value: unknown): unknown => value;

/** A frame with the fields that are declared and no others, each as it is shown. */
export function frameShown<T extends Vocabulary>(
  declared: Declared<T>,
  frame: Frame<T>,
  show: Show<T> = asItIs,
): Frame<T> {
  const { kind, by } = frame;
  return { kind, by, ...fieldsShown(declared, frameFields(declared, frame), show) } as Frame<T>;
}

/** An event with the fields that are declared and no others, each as it is shown. */
export const eventShown = <T extends Vocabulary>(
  declared: Declared<T>,
  event: T['event'],
  show: Show<T> = asItIs,
): T['event'] => ({ type: event.type, ...fieldsShown(declared, eventFields(declared, event), show) }) as T['event'];

const fieldsShown = <T extends Vocabulary>(declared: Declared<T>, fields: readonly Field<T>[], show: Show<T>): object =>
  Object.fromEntries(fields.map(([name, thing, value]) => [name, shown(declared, thing, value, show)]));

/** What is made up of fields is shown field by field. */
function shown<T extends Vocabulary>(declared: Declared<T>, thing: Thing<T>, value: unknown, show: Show<T>): unknown {
  const form = formOf<T>(declared.things, thing);
  if (form === 'edit') {
    const edit = value as Edit<T>;
    return { do: edit.do, ...fieldsShown(declared, editFields(declared, edit), show) };
  }
  if (typeof form === 'string') return show(thing, value);
  if ('fields' in form) return fieldsShown(declared, fieldsIn<T>(form.fields, value as object), show);
  const inner = 'listOf' in form ? formOf<T>(declared.things, form.listOf) : undefined;
  return 'listOf' in form && typeof inner === 'object' && 'fields' in inner
    ? (value as readonly unknown[]).map(each => shown(declared, form.listOf, each, show))
    : show(thing, value);
}
