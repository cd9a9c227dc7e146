import type * as z from 'zod';
import { DECLARED_KEY_KEYS } from './declared-keys.ts';
import type { JsonPath } from './positions.ts';
import { ROOT_KEYS, ROUTE_KEYS } from './schema.ts';
import { suggest } from '#runtime/routes/suggest.ts';

/** A problem at a path of the manifest, not yet at a line. */
export interface Finding {
  readonly path: JsonPath;
  /** Whether the key or the value of the path is at fault. */
  readonly at: 'key' | 'value';
  readonly message: string;
  readonly suggestion?: string | undefined;
}

type Issue = z.core.$ZodIssue;

/**
 * What the schema found, with the nearest known key or value for each slip. `declaredKeys` are all that the
 * manifest names, malformed ones too: what is wrong with them is told once, not at each route.
 */
export function shapeFindings(issues: readonly Issue[], declaredKeys: readonly string[]): Finding[] {
  const ofKind = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? pathKey(path) : [])));
  return issues.flatMap((issue): Finding[] => {
    // A list that is empty is no text that is too short.
    if (issue.code === 'too_small' && ofKind.has(pathKey(issue.path))) return [];
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    switch (issue.code) {
      case 'unrecognized_keys':
        return issue.keys.flatMap((key) => unknownKey([...path, key], key, declaredKeys));
      case 'invalid_key':
        return [{ path, at: 'key', message: `${issue.issues[0]?.message ?? 'invalid key'}.` }];
      case 'invalid_value':
        return [invalidValue(issue, path)];
      case 'invalid_type':
        return [wrongType(path, WORDS[issue.expected] ?? issue.expected, issue.input)];
      case 'too_small':
        return [{ path, at: 'value', message: tooSmall(issue) }];
      case 'invalid_union':
        return invalidUnion(issue, path);
      default:
        return [{ path, at: 'value', message: `${issue.message.replace(/\.$/, '')}.` }];
    }
  });
}

function pathKey(path: readonly PropertyKey[]): string {
  return JSON.stringify(path.map(String));
}

function unknownKey(path: JsonPath, key: string, declaredKeys: readonly string[]): Finding[] {
  const known = knownKeys(path.slice(0, -1), declaredKeys);
  if (known.includes(key)) return [];
  const isOfRoute = path[0] === 'routes';
  const suggestion = suggest(key, known);
  const remedy = isOfRoute
    ? 'delete it, or declare it in "keys"'
    : `expected one of ${known.filter((name) => name !== '$schema').join(', ')}`;
  const message = suggestion === undefined ? `unknown key "${key}": ${remedy}.` : `unknown key "${key}".`;
  return [{ path, at: 'key', message, suggestion }];
}

function knownKeys(path: JsonPath, declaredKeys: readonly string[]): readonly string[] {
  if (path.length === 0) return ROOT_KEYS;
  return path[0] === 'keys' ? DECLARED_KEY_KEYS : [...ROUTE_KEYS, ...declaredKeys];
}

function invalidValue(issue: Issue & { code: 'invalid_value' }, path: JsonPath): Finding {
  const { input } = issue;
  const allowed = issue.values.map(String);
  if (input === undefined)
    return { path, at: 'value', message: missing(path, `one of ${allowed.join(', ')}`) };
  const given = typeof input === 'string' ? input : '';
  const suggestion = suggest(given, allowed) ?? allowed.find((value) => value === given.toUpperCase());
  const message = `expected one of ${allowed.join(', ')}, found ${shown(input)}.`;
  return { path, at: 'value', message, suggestion };
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function wrongType(path: JsonPath, expected: string, input: unknown): Finding {
  const message =
    input === undefined ? missing(path, expected) : `expected ${expected}, found ${shown(input)}.`;
  return { path, at: 'value', message };
}

function missing(path: JsonPath, expected: string): string {
  return `"${String(path.at(-1) ?? '')}" is missing: expected ${expected}.`;
}

function tooSmall(issue: Issue & { code: 'too_small' }): string {
  if (issue.path.at(-1) === 'methods') return 'a route answers to one method at least, such as ["GET"].';
  return issue.origin === 'string'
    ? 'expected a text that is not empty.'
    : 'expected a list that is not empty.';
}

/** A text or a list of texts, or a text or a number: the alternative that went furthest says what is wrong. */
function invalidUnion(issue: Issue & { code: 'invalid_union' }, path: JsonPath): Finding[] {
  const inner = issue.errors.flat().filter((error) => error.path.length > 0);
  if (inner.length > 0) {
    return shapeFindings(inner, []).map((finding) => ({ ...finding, path: [...path, ...finding.path] }));
  }
  const expected = issue.errors
    .flat()
    .map((error) => (error.code === 'invalid_type' ? (WORDS[error.expected] ?? error.expected) : ''))
    .filter((word) => word !== '');
  return [wrongType(path, expected.join(' or '), issue.input)];
}

/** A value as a message quotes it. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
