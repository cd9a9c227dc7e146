/** A parameter of a uri or domain. */
export interface UriParameter {
  readonly name: string;
  readonly optional: boolean;
  readonly key: string | undefined;
}

const PARAMETER = /\{(\w+)(?::(\w+))?(\?)?\}/g;

const parsed = new Map<string, readonly UriParameter[]>();

/** Parameters of a uri or domain in order, a name that stands twice included twice. */
export function uriParameters(source: string): readonly UriParameter[] {
  if (!source.includes('{')) return [];
  // Each rule asks anew, and a large manifest has thousands of uris.
  const known = parsed.get(source);
  if (known) return known;
  const found = parse(source);
  parsed.set(source, found);
  return found;
}

function parse(source: string): UriParameter[] {
  return Array.from(source.matchAll(PARAMETER), ([, name = '', key, mark]) => ({
    name,
    optional: mark === '?',
    key,
  }));
}

/** The literal text between the parameters. */
export function uriLiterals(source: string): string {
  return source.replace(PARAMETER, '');
}

/** Slashes at the ends dropped and keys of bindings taken out: `{post:slug}` becomes `{post}`. */
export function plainUri(source: string): string {
  const plain = source.replace(
    PARAMETER,
    (_whole, name: string, _key: string | undefined, mark = '') => `{${name}${mark}}`,
  );
  return plain.replace(/^\/+|\/+$/g, '') || '/';
}
