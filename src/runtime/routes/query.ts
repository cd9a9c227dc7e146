import { encodeQuery } from './encode.ts';
import { InvalidParameterError } from './errors.ts';
import { plainDecimal } from './number.ts';
import type { QueryInput, QueryNode, QueryTree } from './types.ts';

/** Levels of brackets written and read; beyond, writing is an error and reading keeps the rest as a key. */
const MAX_DEPTH = 64;

/**
 * A query without `?`, in the brackets that PHP servers read: `a[0]=x&f[a]=b`, keys encoded, `null` and
 * `undefined` skipped, booleans `1`/`0`, dates ISO. Throws `InvalidParameterError` on a value that has no
 * text form.
 */
export function stringifyQuery(query: QueryInput): string {
  const pairs: string[] = [];
  for (const [key, value] of Object.entries(query)) append(pairs, key, value, 0);
  return pairs.join('&');
}

function append(pairs: string[], key: string, value: unknown, depth: number): void {
  if (value === null || value === undefined) return;
  if (typeof value === 'object' && !(value instanceof Date)) {
    if (depth >= MAX_DEPTH) throw invalid(key, value, 'is nested too deeply');
    for (const [name, nested] of Object.entries(value)) append(pairs, `${key}[${name}]`, nested, depth + 1);
    return;
  }
  const text = scalarText(key, value);
  if (!key.isWellFormed() || !text.isWellFormed()) throw invalid(key, value, 'holds a lone surrogate');
  pairs.push(`${encodeQuery(key)}=${encodeQuery(text)}`);
}

function scalarText(key: string, value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'boolean':
      return value ? '1' : '0';
    case 'bigint':
      return value.toString();
    case 'number': {
      const text = plainDecimal(value);
      if (text === null) throw invalid(key, value, `is ${String(value)}, which is not a safe number`);
      return text;
    }
    default: {
      if (!(value instanceof Date)) throw invalid(key, value, `is a ${typeof value}`);
      if (Number.isNaN(value.getTime())) throw invalid(key, value, 'is an invalid date');
      return value.toISOString();
    }
  }
}

function invalid(parameter: string, value: unknown, reason: string): InvalidParameterError {
  return new InvalidParameterError({ parameter, value, reason });
}

type Branch = Map<string, string | Branch>;

/**
 * The structure of a query, with or without `?`. `a[]` appends; the last of two equal keys wins; a
 * malformed escape is kept as text. Never throws.
 */
export function parseQuery(search: string): QueryTree {
  const root: Branch = new Map();
  const text = search.startsWith('?') ? search.slice(1) : search;
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const key = decode(equals === -1 ? pair : pair.slice(0, equals));
    if (key === '') continue;
    insert(root, keyPath(key), equals === -1 ? '' : decode(pair.slice(equals + 1)));
  }
  return record(root);
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function keyPath(key: string): string[] {
  const open = key.indexOf('[');
  if (open <= 0) return [key];
  const path = [key.slice(0, open)];
  let at = open;
  while (key[at] === '[' && path.length <= MAX_DEPTH) {
    const close = key.indexOf(']', at);
    if (close === -1) break;
    path.push(key.slice(at + 1, close));
    at = close + 1;
  }
  return path.length === 1 ? [key] : path;
}

function insert(root: Branch, path: readonly string[], value: string): void {
  let branch = root;
  for (const [index, part] of path.entries()) {
    const key = part === '' && index > 0 ? nextIndex(branch) : part;
    if (index === path.length - 1) {
      branch.set(key, value);
      return;
    }
    const existing = branch.get(key);
    const next: Branch = existing instanceof Map ? existing : new Map();
    if (next !== existing) branch.set(key, next);
    branch = next;
  }
}

function nextIndex(branch: Branch): string {
  let next = 0;
  for (const key of branch.keys()) if (/^\d{1,15}$/.test(key)) next = Math.max(next, Number(key) + 1);
  return String(next);
}

function node(value: string | Branch): QueryNode {
  if (typeof value === 'string') return value;
  const items: QueryNode[] = [];
  for (let index = 0; index < value.size; index += 1) {
    const item = value.get(String(index));
    if (item === undefined) return record(value);
    items.push(node(item));
  }
  return items;
}

function record(branch: Branch): QueryTree {
  // fromEntries defines own properties, so a key such as __proto__ stays a key.
  return Object.fromEntries(Array.from(branch, ([key, value]) => [key, node(value)]));
}
