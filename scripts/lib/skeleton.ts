import { contractOfPage } from '#codegen/manifest/contract-files.ts';
import { UsageError } from './errors.ts';

/** Where the parts of a new page stand, and what they are called. */
interface SkeletonPlace {
  /** `client/contact/archived`, below contracts and messages. */
  readonly contract: string;
  /** `client/contact`: its folder of handlers and its module of generated routes. */
  readonly group: string;
  /** Name of its file there: `archived`. */
  readonly file: string;
  /** `archived`: what builds its address. */
  readonly builder: string;
  /** Module of the route that saves a form, which stands below its own. */
  readonly updateGroup: string;
  /** `contact-archived` */
  readonly test: string;
  /** How the page reaches the blocks that all pages share, and those of papers. */
  readonly blocks: string;
  readonly exportBlocks: string;
}

/**
 * The place of a page by its route and its name.
 *
 * @throws UsageError for an area that has no skeleton, or a route that names no group
 */
export function placeOf(kind: string, route: string, page: string): SkeletonPlace {
  const parts = route.split('.');
  const [area] = parts;
  const wanted = kind === 'export' ? 'export' : 'client';
  if (area !== wanted) throw new UsageError(`« ${kind} » doit être sous ${wanted}., pas « ${route} ».`);
  if (parts.length < (kind === 'export' ? 2 : 3)) {
    throw new UsageError(`Nommez le groupe de la route : ${wanted}.contact.${parts.at(-1) ?? ''}.`);
  }
  const kebab = route.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (kebab !== route) throw new UsageError(`Un nom de route s’écrit avec des traits d’union : ${kebab}.`);
  const last = parts.at(-1) ?? '';
  const camel = (text: string): string =>
    text.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const depth = page.split('/').length - 1;
  const up = (levels: number): string =>
    levels === 0 ? '.' : Array.from({ length: levels }, () => '..').join('/');
  return {
    contract: contractOfPage(page),
    group: parts.slice(0, -1).join('/'),
    file: contractOfPage(page).split('/').at(-1) ?? last,
    builder: camel(last),
    updateGroup: parts.join('/'),
    test: parts.slice(1).join('-'),
    blocks: `${up(depth)}/blocks`,
    exportBlocks: depth <= 1 ? './blocks' : `${up(depth - 1)}/blocks`,
  };
}

/** A filled template, whose first line tells where it goes: `// file: src/…`. @throws TypeError without it */
export function handlerFile(filled: string): { readonly path: string; readonly text: string } {
  const [, path, text] = /^\/\/ file: (\S+)\n([^]*)$/.exec(filled) ?? [];
  if (path === undefined || text === undefined) throw new TypeError('a template without its first line');
  return { path, text };
}

/**
 * Puts a line into the French and one into the English object of a file of messages: at the end of the object, or of
 * its inner one where the lines are indented deeper. Lines that are there already stay as they are.
 */
export function withLine(text: string, lines: { readonly fr: string; readonly en: string }): string {
  return (['fr', 'en'] as const).reduce((whole, language) => {
    const line = lines[language];
    const from = whole.indexOf(`export const ${language}`);
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    const closing = `\n${' '.repeat(indent - 2)}}`;
    const end = whole.indexOf(closing, from);
    if (from === -1 || end === -1) throw new TypeError(`no place for ${line.trim()}`);
    return `${whole.slice(0, end)}\n${line}${whole.slice(end)}`;
  }, text);
}

/**
 * Puts a line behind the opening of a list or an object: `export const binTypes = [`.
 *
 * @param from what stands before that opening, where there are several alike
 */
export function withEntry(text: string, opening: string, line: string, from?: string): string {
  const start = from === undefined ? 0 : text.indexOf(from);
  const at = text.indexOf(`${opening}\n`, Math.max(start, 0));
  if (start === -1 || at === -1) throw new TypeError(`no place for ${line.trim()}`);
  const end = at + opening.length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}
