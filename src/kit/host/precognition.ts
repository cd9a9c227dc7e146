/** By field: what would be wrong with it. */
type FieldErrors = Readonly<Record<string, string>>;

/** Whether the request only asks what the action would say (Laravel's Precognition); nothing may be done then. */
export const isPrecognitive = (request: Request): boolean => request.headers.get('Precognition') === 'true';

/** Says what would be wrong with the fields asked about: 422, or 204 when nothing is. */
export function precognitionAnswer(request: Request, errors: FieldErrors): Response {
  const asked = request.headers.get('Precognition-Validate-Only')?.split(',');
  const relevant = Object.entries(errors).filter(([name]) => asked?.includes(name) ?? true);
  const headers = { Precognition: 'true', Vary: 'Precognition' };
  if (relevant.length === 0) {
    return new Response(null, { status: 204, headers: { ...headers, 'Precognition-Success': 'true' } });
  }
  const body = { errors: Object.fromEntries(relevant.map(([name, message]) => [name, [message]])) };
  return Response.json(body, { status: 422, headers });
}
