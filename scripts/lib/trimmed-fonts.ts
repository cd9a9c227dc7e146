import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { projectRoot } from './project.ts';

/** One `@font-face` with a file of a package. */
export interface FontFace {
  /** As the style sheet names it: `@fontsource/…/files/….woff2`. */
  readonly file: string;
  readonly weights: { readonly min: number; readonly max: number };
  readonly characters: string;
}

/**
 * Leaves of font files what their `@font-face` declares: the weights of `font-weight`, the characters of
 * `unicode-range`. The packages' own hold nine weights, of which the interface has four: 35 kB instead of 22.
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
    return [{ file, weights: { min, max }, characters: ranges.split(',').map(charactersOf).join('') }];
  });
}

/** `U+20AC` or `U+0000-00FF`. */
function charactersOf(range: string): string {
  const [first = 0, last = first] = (range.match(/[0-9A-F]+/gi) ?? []).map((code) =>
    Number.parseInt(code, 16),
  );
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/** @returns the path of the trimmed file, which is made once */
async function trim({ file, weights, characters }: FontFace): Promise<string> {
  const bytes = readFileSync(join(projectRoot, 'node_modules', file));
  const mark = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([weights, characters]))
    .digest('hex');
  // The name stays: what is fetched ahead is told by it.
  const path = join(projectRoot, 'node_modules/.cache/ilot/fonts', mark.slice(0, 16), basename(file));
  if (existsSync(path)) return path;
  const isVariable = weights.min < weights.max;
  const trimmed = await subsetFont(bytes, characters, {
    targetFormat: 'woff2',
    ...(isVariable && { variationAxes: { wght: weights } }),
  });
  mkdirSync(dirname(path), { recursive: true });
  // Two builds may make it at once: each sees a whole file.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, trimmed);
  renameSync(draft, path);
  return path;
}
