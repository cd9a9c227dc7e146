import type * as z from 'zod';
import type { RequestContext } from './context.ts';
import type { RawAnswer } from './handler.ts';
import { parsePayload } from './payload.ts';

type FieldErrors = Readonly<Record<string, string>>;

/** Whether a request only asks what an action would say (Laravel's Precognition): nothing may be done then. */
export const isPrecognitive = (request: Request): boolean =>
  request.headers.get('precognition') === 'true' && request.method !== 'GET' && request.method !== 'HEAD';

/** What a payload would be refused for; no rule that needs the action itself is looked at. */
export async function answerPrecognition(context: RequestContext, schema: z.ZodType): Promise<RawAnswer> {
  const { errors } = await parsePayload(context, schema);
  return { kind: 'raw', response: precognitionAnswer(context.request, errors ?? {}) };
}

/** Tells what would be wrong with the fields asked about and what lies in them: 422, or 204 for nothing. */
export function precognitionAnswer(request: Request, errors: FieldErrors): Response {
  const asked = request.headers.get('precognition-validate-only')?.split(',');
  const isAsked = (path: string): boolean =>
    asked?.some((name) => path === name || path.startsWith(`${name}.`)) ?? true;
  const relevant = Object.entries(errors).filter(([path]) => isAsked(path));
  if (relevant.length === 0) {
    return new Response(null, {
      status: 204,
      headers: { ...precognitionHeaders, 'precognition-success': 'true' },
    });
  }
  const body = { errors: Object.fromEntries(relevant.map(([path, text]) => [path, [text]])) };
  return Response.json(body, { status: 422, headers: precognitionHeaders });
}

/** Tells the client that nothing was done. */
export const precognitionHeaders = {
  precognition: 'true',
  vary: 'Precognition',
  'cache-control': 'no-store',
} as const;
