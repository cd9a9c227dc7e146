import * as z from 'zod';
import { conflict } from './conflict.ts';
import { id, recordVersion } from './fields.ts';
import { exampleId } from './shared.ts';

/** What a form must know of a field before its contract is fetched. */
const fieldFacts = z.object({
  /** It may be left blank. */
  isOptional: z.boolean(),
  /** Most characters of a text. */
  maxLength: z.number().int().optional(),
  /** Values of a closed list. */
  choices: z.array(z.string()).optional(),
});
export type FieldFacts = z.infer<typeof fieldFacts>;

/**
 * What the page of a record's form is given; pages add what only they need. Texts may be blank there that must not be
 * when they are saved: a new form begins so. Choices and numbers that begin unknown are made `nullable()`.
 */
export const recordForm = <Values extends z.ZodObject>(values: Values) =>
  z.object({
    /** The record to change; null for a new one. */
    record: z
      .object({
        id,
        version: recordVersion,
        label: z.string(),
      })
      .nullable(),
    /** What the fields start from. */
    values: mayBeBlank(values),
    fields: z.record(z.string(), fieldFacts),
    conflict: conflict.nullable(),
    can: z.object({ save: z.boolean(), delete: z.boolean() }),
  });

/** The props of a record's form, whatever its values are. */
export interface RecordFormProps<Values> {
  readonly record: { readonly id: string; readonly version: number; readonly label: string } | null;
  readonly values: Values;
  readonly fields: Record<string, FieldFacts>;
  readonly conflict: z.infer<typeof conflict> | null;
  readonly can: { readonly save: boolean; readonly delete: boolean };
}

/** An example of such props: a record that may be changed. */
export const exampleRecordForm = <Values>(label: string, values: Values): RecordFormProps<Values> => ({
  record: { id: exampleId, version: 1, label },
  values,
  fields: {},
  conflict: null,
  can: { save: true, delete: true },
});

const inner = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return inner(schema.unwrap() as z.ZodType);
  }
  return schema instanceof z.ZodPipe ? inner(schema.in as z.ZodType) : schema;
};

/** The same fields, where a text that must be filled in may still be empty. */
function mayBeBlank<Values extends z.ZodObject>(values: Values): Values {
  const blank = Object.entries(values.shape as Record<string, z.ZodType>).flatMap(([name, schema]) =>
    blankValue(schema) === '' && !schema.safeParse('').success ? [[name, z.string()] as const] : [],
  );
  return blank.length === 0 ? values : (values.extend(Object.fromEntries(blank)) as unknown as Values);
}

/** What a form must know of the fields of its contract, by name. */
export function describeFields(payload: z.ZodObject): Record<string, FieldFacts> {
  return Object.fromEntries(
    Object.entries(payload.shape as Record<string, z.ZodType>).map(([name, schema]) => {
      const core = inner(schema);
      const element = core instanceof z.ZodArray ? inner(core.element as z.ZodType) : core;
      const accepts = (value: unknown): boolean => schema.safeParse(value).success;
      const maxLength = core instanceof z.ZodString ? core.maxLength : null;
      return [
        name,
        {
          isOptional: accepts(null) || accepts('') || accepts([]) || core instanceof z.ZodBoolean,
          ...(maxLength !== null && { maxLength }),
          ...(element instanceof z.ZodEnum && { choices: element.options.map(String) }),
        },
      ];
    }),
  );
}

/** A blank value of a field: null where it may be unknown, else an empty text, list or « non ». */
export function blankValue(schema: z.ZodType): unknown {
  const core = inner(schema);
  if (core instanceof z.ZodArray) return [];
  if (core instanceof z.ZodBoolean) return false;
  return core instanceof z.ZodString && !schema.safeParse(null).success ? '' : null;
}
