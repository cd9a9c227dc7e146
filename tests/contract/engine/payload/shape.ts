import * as z from 'zod';
import type { JsonObject } from '../json.ts';

/** What a payload may hold at one place, as JSON Schema tells it. */
export interface FieldShape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly FieldShape[];
  readonly oneOf?: readonly FieldShape[];
  readonly items?: FieldShape;
  readonly properties?: Readonly<Record<string, FieldShape>>;
}

/** A field of a payload: keys and places on the way to it, and what stands there. */
export interface Field {
  readonly path: readonly (string | number)[];
  readonly shapes: readonly FieldShape[];
}

/** The shape of a payload as it is sent, before the schema mends anything. */
export const shapeOf = (schema: z.ZodType): FieldShape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as FieldShape;

/** Every field of a payload, those within objects and within the first element of lists too. */
export function fieldsOf(schema: z.ZodType, payload: JsonObject): readonly Field[] {
  return [...walk(shapeOf(schema), payload, [])];
}

function* walk(shape: FieldShape, value: unknown, path: Field['path']): Generator<Field> {
  const shapes = alternativesOf(shape);
  if (path.length > 0) yield { path, shapes };
  for (const alternative of shapes) {
    for (const [key, inner] of Object.entries(alternative.properties ?? {})) {
      const inside = (value as Record<string, unknown> | null | undefined)?.[key];
      if (path.length === 0 || value !== undefined) yield* walk(inner, inside, [...path, key]);
    }
    if (alternative.items && Array.isArray(value) && value.length > 0)
      yield* walk(alternative.items, value[0], [...path, 0]);
  }
}

/** The shapes between which a value may choose, one alone where there is no choice. */
function alternativesOf(shape: FieldShape): readonly FieldShape[] {
  const choices = shape.anyOf ?? shape.oneOf;
  return choices ? choices.flatMap(alternativesOf) : [shape];
}
