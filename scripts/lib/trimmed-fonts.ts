import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { projectRoot } from './project.ts';

/** One `@font-face` with a file of a package. */
export interface FontFace {
  /** As the style sheet names it: `@fontsource/…/files/….woff2`, with `?french` for those letters alone. */
  readonly file: string;
  readonly weights: { readonly min: number; readonly max: number };
  readonly characters: string;
}

const sequence = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** What a page in French is written with, names from elsewhere aside. */
const french = `${sequence(0x20, 0x7e)}\u00A0\u202F«»‘’“”…–—·•×÷−²³°€↑↓àâæäçéèêëîïôöœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ`;

/** What a text needs without asking for it, and the figures of one width that tables have. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/**
 * Leaves of font files what their `@font-face` declares: the weights of `font-weight`, the characters of
 * `unicode-range`; and of the forms of letters, those that are used. The packages' own hold nine weights, of which
 * the interface has four, and more than two hundred letters, of which French has half: 35 kB instead of 15.
 *
 * @param styleSheet the file with the `@font-face` rules
 */
export function trimmedFonts(styleSheet: string): Plugin {
  return {
    name: 'trimmed-fonts',
    apply: 'build',
    async config() {
      const faces = readFontFaces(readFileSync(styleSheet, 'utf8'));
      const alias = faces.map(async (face) => ({ find: face.file, replacement: await trim(face) }));
      return { resolve: { alias: await Promise.all(alias) } };
    },
  };
}

/** The rules of a style sheet that name a file and characters; stand-ins made of local fonts have neither. */
export function readFontFaces(css: string): FontFace[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const file = /url\('([^']+)'\)/.exec(rule)?.[1];
    const ranges = /unicode-range:([^;]+);/.exec(rule)?.[1];
    const [min = 400, max = min] =
      (/font-weight:([^;]+);/.exec(rule)?.[1] ?? '').match(/\d+/g)?.map(Number) ?? [];
    if (file === undefined || ranges === undefined) return [];
    const characters = file.endsWith('?french') ? french : ranges.split(',').map(charactersOf).join('');
    return [{ file, weights: { min, max }, characters }];
  });
}

/** `U+20AC` or `U+0000-00FF`. */
function charactersOf(range: string): string {
  const [first = 0, last = first] = (range.match(/[0-9A-F]+/gi) ?? []).map((code) =>
    Number.parseInt(code, 16),
  );
  return sequence(first, last);
}

/** @returns the path of the trimmed file, which is made once */
async function trim({ file, weights, characters }: FontFace): Promise<string> {
  const [source = file, part = ''] = file.split('?');
  const bytes = readFileSync(join(projectRoot, 'node_modules', source));
  const mark = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([weights, characters, features]))
    .digest('hex');
  // The name stays: what is fetched ahead is told by it.
  const name = basename(source, '.woff2') + (part && `-${part}`);
  const path = join(projectRoot, 'node_modules/.cache/ilot/fonts', mark.slice(0, 16), `${name}.woff2`);
  if (existsSync(path)) return path;
  const isVariable = weights.min < weights.max;
  // In a variable, as its types do not know `keepFeatures` (its README has it).
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: features,
    ...(isVariable && { variationAxes: { wght: weights } }),
  };
  const trimmed = await subsetFont(bytes, characters, options);
  mkdirSync(dirname(path), { recursive: true });
  // Two builds may make it at once: each sees a whole file.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, trimmed);
  renameSync(draft, path);
  return path;
}
