import type * as z from 'zod';
import { validationErrorMap } from '#messages/validation.ts';
import { parseQuery } from '#runtime/routes/query.ts';
import type { RequestContext } from './context.ts';
import { HttpFailure, ValidationFailure } from './failures.ts';
import { isTooDeep, maxActionBytes, readText } from './read-text.ts';
import { wellFormed } from './well-formed.ts';

/**
 * The body of a request as its contract reads it.
 *
 * @throws ValidationFailure with one text per field path, in the person's language
 */
export async function readPayload<Schema extends z.ZodType>(
  context: RequestContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = await readBody(context.request);
  const result = schema.safeParse(body, { error: validationErrorMap(context.locale) });
  if (result.success) return result.data;
  keepInput(context, body);
  throw new ValidationFailure(firstErrors(result.error));
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

async function readBody(request: Request): Promise<unknown> {
  const text = await readText(request, maxActionBytes);
  if (text === '') return {};
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('application/x-www-form-urlencoded')) return wellFormed(parseQuery(text));
  if (isTooDeep(text)) throw new HttpFailure(422, 'body is nested too deep');
  try {
    return wellFormed(JSON.parse(text) as unknown);
  } catch {
    throw new HttpFailure(422, 'body is not JSON');
  }
}

/** Most that is kept of a refused form, in characters: it is stored with the session. */
const maxKeptInput = 20_000;

/** Keeps what was typed for the page that shows the form again, secrets left out. */
function keepInput(context: RequestContext, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const kept = Object.fromEntries(Object.entries(body).filter(([key]) => !/password|token|code/i.test(key)));
  if (JSON.stringify(kept).length <= maxKeptInput) context.session.data.oldInput = kept;
}
