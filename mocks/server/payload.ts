import type * as z from 'zod';
import { validationErrorMap } from '#messages/validation.ts';
import { maxFileBytes } from '#contracts/files.ts';
import { readBody } from './body.ts';
import type { RequestContext } from './context.ts';
import { ValidationFailure } from './failures.ts';
import { acceptFiles, checkUploads } from './files/accept-files.ts';
import { takesFiles } from './takes-files.ts';

/** Largest body of an action that takes files, in bytes: the largest file and the fields beside it. */
const maxFilesBytes = maxFileBytes + 1_000_000;

/**
 * The body of a request as its contract reads it.
 *
 * @throws ValidationFailure with one text per field path, in the person's language
 * @throws HttpFailure 429 for whoever has sent enough files
 */
export async function readPayload<Schema extends z.ZodType>(
  context: RequestContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = await parsePayload(context, schema);
  const errors = parsed.errors ?? (await acceptFiles(context, parsed.data));
  if (parsed.errors === null && Object.keys(errors).length === 0) return parsed.data;
  keepInput(context, parsed.body);
  throw new ValidationFailure(errors);
}

type Parsed<Data> =
  | { readonly data: Data; readonly body: unknown; readonly errors: null }
  | { readonly data: null; readonly body: unknown; readonly errors: Record<string, string> };

/** The body of a request beside what its contract makes of it, or one text per field path. */
export async function parsePayload<Schema extends z.ZodType>(
  context: RequestContext,
  schema: Schema,
): Promise<Parsed<z.output<Schema>>> {
  const hasFiles = takesFiles(schema);
  if (hasFiles) await checkUploads(context);
  const body = await readBody(context.request, hasFiles ? maxFilesBytes : null, context.form);
  const result = schema.safeParse(body, { error: validationErrorMap(context.locale) });
  if (result.success) return { data: result.data, body, errors: null };
  return { data: null, body, errors: firstErrors(result.error) };
}

/** First text of each field, by dotted path. */
export function firstErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.') || 'base';
    errors[path] ??= issue.message;
  }
  return errors;
}

/** Most that is kept of a refused form, in characters: it is stored with the session. */
const maxKeptInput = 20_000;

/** Keeps what was typed for the page that shows the form again, secrets left out. */
function keepInput(context: RequestContext, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const kept = Object.fromEntries(
    Object.entries(body).filter(
      ([key, value]) => !/password|token|code|iban/i.test(key) && !(value instanceof File),
    ),
  );
  if (JSON.stringify(kept).length <= maxKeptInput) context.session.data.oldInput = kept;
}
