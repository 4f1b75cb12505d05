import * as z from 'zod';
import type { Path } from './problems.ts';

/** The part of a schema that speaks of a field; undefined where it knows no such field. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let part: unknown = schema;
  for (const step of path) part = inside(bare(part), step);
  return part instanceof z.ZodType ? part : undefined;
}

export const isOptional = (schema: z.ZodType | undefined): boolean => schema instanceof z.ZodOptional;

export function fieldsOf(schema: z.ZodType | undefined): readonly string[] {
  const object = bare(schema);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema;
}

function inside(schema: unknown, step: string | number): unknown {
  if (schema instanceof z.ZodObject) return (schema.shape as Record<string, unknown>)[step];
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(step)];
  return undefined;
}
