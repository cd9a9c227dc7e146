import { relative, sep } from 'node:path';
import { isWithin } from '../watch/scope.ts';

/** Told to the browser when tables or the page registry changed: they load with the next navigation. */
export const STALE = 'routes-codegen:stale';
/** Told to the browser when the manifest has no problems any more. */
export const MENDED = 'routes-codegen:mended';

/**
 * Whether a generated file is one that the application reads once, when it starts: the tables, access by
 * name, the registry of pages. All that imports them leads to the entry, so a change would reload the page
 * that somebody works on, for routes that it does not use. Builders are not: whoever imports one is updated.
 */
export function isReadAtStart(out: string, file: string): boolean {
  if (!isWithin(out, file)) return false;
  const path = relative(out, file).split(sep).join('/');
  return /^(?:pages\/|routes\/tables\/|routes\/(?:table|named)\.ts$)/.test(path);
}

/**
 * What a generated file does. A route that is added moves those below it, and with them the lines that the
 * documentation of their builders names, which is no reason to update anything.
 */
export function withoutComments(text: string): string {
  return text.replace(/^\/\/.*$|^\/\*\*(?: .* \*\/|[^]*?^ \*\/)$/gm, '');
}
