import { encodeQuery } from './encode.ts';
import { Branch, queryArrays } from './query-arrays.ts';
import { invalid, kindOf, scalarText } from './text.ts';
import type { BuildableRoute, QueryNode, QueryTree } from './types.ts';

/** Levels of brackets written and read; beyond, writing is an error and reading keeps the rest as a key. */
const MAX_DEPTH = 64;

/** As `stringifyQuery`, with an encoded `key` around all; errors name `route`. */
export function writeQuery(route: BuildableRoute, value: unknown, key = '', depth = 0): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object' || value instanceof Date || depth > MAX_DEPTH) {
    return `${key}=${encodeQuery(queryText(route, key, value))}`;
  }
  checkEntries(route, key, value);
  let written = '';
  for (const name of Object.keys(value)) {
    if (!name.isWellFormed()) throw invalid(route, key, name, ' as key');
    const part = encodeQuery(name);
    const nested: unknown = value[name as keyof typeof value];
    const item = Array.isArray(value) ? queryArrays?.itemKey(value, key) : undefined;
    const pair = writeQuery(route, nested, depth ? (item ?? `${key}%5B${part}%5D`) : part, depth + 1);
    written += written && pair ? `&${pair}` : pair;
  }
  return written;
}

/**
 * Refuses what has no entries to spread, a `URLSearchParams`, a `Map` or a text, which would be left out of the
 * address without a word. Throws `InvalidParameterError`.
 */
export function checkEntries(route: BuildableRoute, key: string, value: unknown): void {
  if (/Object|Array|undefined/.test(kindOf(value))) return;
  throw invalid(route, key, value, ' or a plain object (Object.fromEntries)');
}

/** The text of a query value. Throws `InvalidParameterError` when it has none. */
export function queryText(route: BuildableRoute, key: string, value: unknown): string {
  const text =
    typeof value === 'boolean'
      ? String(Number(value))
      : scalarText(value instanceof Date ? value.toJSON() : value);
  if (text?.isWellFormed()) return text;
  throw invalid(route, key, value, ', a safe number, a boolean or a valid date');
}

/**
 * A query without `?`, in the brackets that PHP servers read: `a[0]=x&f[a]=b` (lists as `setQueryArrays` has it),
 * keys encoded, `null` and `undefined` skipped, booleans `1`/`0`, dates ISO. Throws `InvalidParameterError` on a value that has no
 * text form.
 */
export function stringifyQuery(query: object): string {
  return writeQuery({ name: '(a query by itself)', uri: '?' }, query);
}

/**
 * The structure of a query, with or without `?`. `a[]` appends; the last of two equal keys wins, unless lists are
 * written by repeating their key; a malformed escape is kept as text. Never throws, and takes a time in proportion
 * to the text.
 */
export function parseQuery(search: string): QueryTree {
  const root = new Branch();
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
  if (!/[%+]/.test(text)) return text;
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
  for (let index = 0; index < path.length; index += 1) {
    const part = path[index] ?? '';
    const key = part === '' && index > 0 ? String(branch.nextIndex) : part;
    if (index === path.length - 1) {
      if (queryArrays?.add) queryArrays.add(branch, key, value);
      else branch.set(key, value);
      return;
    }
    const existing = branch.get(key);
    const next = existing instanceof Branch ? existing : new Branch();
    if (next !== existing) branch.set(key, next);
    branch = next;
  }
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
  const tree: QueryTree = {};
  for (const [key, value] of branch) {
    if (key !== '__proto__') tree[key] = node(value);
    // Assigning would set the prototype.
    else Object.defineProperty(tree, key, { ...FIELD, value: node(value) });
  }
  return tree;
}

const FIELD = { enumerable: true, configurable: true, writable: true };
