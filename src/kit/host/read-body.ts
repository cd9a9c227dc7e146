/** What the body of a request holds: JSON, or the fields of a form with their files. Empty for a GET. */
export async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/json')) {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  }
  return type === '' ? {} : Object.fromEntries(await request.formData());
}

/** The method meant: a form that is posted may spell PUT, PATCH and DELETE in the query's or its own `_method`. */
export function readMethod(request: Request, data: Readonly<Record<string, unknown>>): string {
  if (request.method !== 'POST') return request.method;
  const spoofed = new URL(request.url).searchParams.get('_method') ?? data['_method'];
  return typeof spoofed === 'string' ? spoofed.toUpperCase() : 'POST';
}
