import type * as z from 'zod';
import { validationErrorMap } from '#messages/validation.ts';
import { parseQuery } from '#runtime/routes/query.ts';
import type { RequestContext } from './context.ts';
import { HttpFailure, ValidationFailure } from './failures.ts';
import { wellFormed } from './well-formed.ts';

/** Largest body of an action without files, in bytes. */
const maxBodyBytes = 2_000_000;

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
  context.session.data.oldInput = withoutSecrets(body);
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
  const text = await request.text();
  if (text.length > maxBodyBytes) throw new HttpFailure(413, 'body too large');
  if (text === '') return {};
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('application/x-www-form-urlencoded')) return wellFormed(parseQuery(text));
  try {
    return wellFormed(JSON.parse(text) as unknown);
  } catch {
    throw new HttpFailure(422, 'body is not JSON');
  }
}

function withoutSecrets(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([key]) => !/password|token/i.test(key)));
}
