import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/lib/project.ts';
import { readFontFaces } from '#scripts/lib/trimmed-fonts.ts';

test('the style sheet tells which weights and characters of a file are kept; fonts of the machine have none', () => {
  const css = `
    @font-face { font-weight: 400 700; src: url('a/variable.woff2') format('woff2-variations');
      unicode-range: U+0041-0043, U+20AC; }
    @font-face { font-weight: 600; src: url('a/one.woff2') format('woff2'); unicode-range: U+00E9; }
    @font-face { font-weight: 600; src: url('a/one.woff2?french') format('woff2'); unicode-range: U+0000-00FF; }
    @font-face { src: local('Arial'); }`;
  expect(readFontFaces(css)).toEqual([
    { file: 'a/variable.woff2', weights: { min: 400, max: 700 }, characters: 'ABC€' },
    { file: 'a/one.woff2', weights: { min: 600, max: 600 }, characters: 'é' },
    {
      file: 'a/one.woff2?french',
      weights: { min: 600, max: 600 },
      characters: expect.not.stringContaining('ñ'),
    },
  ]);
});

test('every font of the application is trimmed, and keeps what French is written with', () => {
  const css = readFileSync(join(projectRoot, 'src/app/styles/fonts.css'), 'utf8');
  const faces = readFontFaces(css);
  expect(faces).toHaveLength(css.match(/url\(/g)?.length ?? 0);
  const latin = faces.filter(({ file }) => !file.includes('-latin-ext-'));
  for (const { characters } of latin) {
    for (const sign of 'aÀàâÆæçéèêëîïôŒœùûüÿ«»’…–—€ \u00A0\u202F−²') expect(characters).toContain(sign);
  }
});
