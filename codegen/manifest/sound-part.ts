import type * as z from 'zod';
import type { Manifest } from './schema.ts';

type Issue = z.core.$ZodIssue;
type Loose = Record<string, unknown>;

/** The part of a manifest that its shape leaves in order. */
export interface SoundPart {
  readonly manifest: Manifest;
  /** Whether the folders of pages and contracts are known. */
  readonly hasFolders: boolean;
}

/**
 * A malformed manifest without the routes and entries that the schema found at fault, so that the other rules
 * can look at the rest in the same run; `null` when too little is left.
 */
export function soundPart(
  value: unknown,
  issues: readonly Issue[],
  schema: z.ZodType<Manifest>,
): SoundPart | null {
  if (!isObject(value)) return null;
  const copy: Loose = { ...value };
  let hasFolders = true;
  for (const issue of issues) {
    const unknown = issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [];
    for (const key of unknown) delete copy[key];
    const [top, entry] = issue.path.map(String);
    if (top === undefined) continue;
    const entries = copy[top];
    if (entry !== undefined && isObject(entries)) {
      copy[top] = Object.fromEntries(Object.entries(entries).filter(([key]) => key !== entry));
    } else delete copy[top];
    hasFolders &&= top !== 'pages' && top !== 'contracts';
  }
  if (!('pages' in copy)) copy['pages'] = '.';
  const parsed = schema.safeParse(copy);
  return parsed.success ? { manifest: parsed.data, hasFolders } : null;
}

/** `__proto__` where a name is free: the schema leaves it out without a word. */
export function forbiddenNames(value: unknown): (readonly string[])[] {
  if (!isObject(value)) return [];
  const routes = isObject(value['routes']) ? value['routes'] : {};
  const free: (readonly string[])[] = [
    ...['routes', 'patterns', 'defaults', 'keys'].map((key) => [key]),
    ...Object.keys(routes).flatMap((name) => ['wheres', 'bindings'].map((key) => ['routes', name, key])),
  ];
  return free.flatMap((path) => {
    const found = path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
    return isObject(found) && Object.hasOwn(found, '__proto__') ? [[...path, '__proto__']] : [];
  });
}

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
