import type * as z from 'zod';
import type { Json, JsonObject } from '../json.ts';
import { absent, changed } from './change.ts';
import { fieldsOf, type Field, type FieldShape } from './shape.ts';

/** A payload with one field that its contract refuses. */
export interface WrongPayload {
  readonly field: string;
  /** What is wrong, in French. */
  readonly fault: string;
  readonly payload: JsonObject;
  /** Fields at which the contract says something. */
  readonly refusedAt: readonly string[];
}

/**
 * Every field wrong in turn, in the ways that the contract refuses.
 *
 * @param most how many ways for each field; those that come last are its own, the first are any field's
 */
export function wrongPayloads(schema: z.ZodType, payload: JsonObject, most: number): readonly WrongPayload[] {
  return fieldsOf(schema, payload).flatMap((field) => {
    const wrong = candidatesFor(field, payload).flatMap(([fault, value]): WrongPayload[] => {
      const spoilt = changed(payload, field.path, value);
      const refusedAt = refusalsOf(schema, spoilt);
      const name = field.path.join('.');
      const isAtField = refusedAt.some((path) => path === name || path.startsWith(`${name}.`));
      return isAtField ? [{ field: name, fault, payload: spoilt, refusedAt }] : [];
    });
    return wrong.slice(-most);
  });
}

/** Paths at which a contract refuses a value, `base` for the whole. */
export function refusalsOf(schema: z.ZodType, value: unknown): readonly string[] {
  const { error } = schema.safeParse(value);
  return [...new Set((error?.issues ?? []).map((issue) => issue.path.join('.') || 'base'))];
}

type Candidate = readonly [fault: string, value: Json | typeof absent];

function candidatesFor({ shapes, path }: Field, payload: JsonObject): Candidate[] {
  const general: Candidate[] = [
    ...(typeof path.at(-1) === 'number' ? [] : [['absent', absent] as const]),
    ['null', null],
    ['d’un autre type', wrongTypeFor(shapes)],
  ];
  return [...general, ...shapes.flatMap((shape) => candidatesOf(shape, heldAt(payload, path)))];
}

const wrongTypeFor = (shapes: readonly FieldShape[]): Json =>
  shapes.some(({ type }) => type === 'object') ? ['liste'] : { objet: true };

function candidatesOf(shape: FieldShape, current: unknown): Candidate[] {
  switch (shape.type) {
    case 'string':
      return [
        ['vide', ''],
        ['un nombre', 42],
        ['hors format', '¤ pas ce format ¤'],
        ...(shape.enum ? [['hors de la liste', 'inconnu'] as const] : []),
        ...(shape.maxLength === undefined ? [] : [['trop long', 'x'.repeat(shape.maxLength + 1)] as const]),
      ];
    case 'integer':
    case 'number':
      return [
        ['un texte', 'douze'],
        ['une fraction', 1.5],
        ...(isBound(shape.minimum) ? [['trop petit', shape.minimum - 1] as const] : []),
        ...(isBound(shape.maximum) ? [['trop grand', shape.maximum + 1] as const] : []),
      ];
    case 'boolean':
      return [['un texte', 'oui']];
    case 'array':
      return [
        ['un texte', 'liste'],
        ...(shape.maxItems === undefined ? [] : tooMany(current, shape.maxItems + 1)),
      ];
    default:
      return [['un texte', 'texte inattendu']];
  }
}

/** A limit that somebody set, not that of numbers themselves. */
const isBound = (limit: number | undefined): limit is number =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;

const tooMany = (current: unknown, count: number): Candidate[] => [
  ['trop d’éléments', Array.from({ length: count }, () => firstOf(current))],
];

const firstOf = (current: unknown): Json =>
  Array.isArray(current) && current.length > 0 ? (current[0] as Json) : 'élément';

const heldAt = (payload: JsonObject, path: Field['path']): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key],
    payload,
  );
