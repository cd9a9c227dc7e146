import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ManifestError } from '#codegen/manifest/problem.ts';
import { readManifest } from '#codegen/manifest/read.ts';
import { createWorkspace } from '../workspace.ts';
import { get, manifestOf, problemsOf } from './problems-of.ts';

/** The problems of a manifest of these bytes; `null` puts a folder, `undefined` nothing in its place. */
function problemsOfBytes(bytes: Uint8Array | null | undefined): string {
  const { options } = createWorkspace('{}');
  rmSync(options.manifest);
  if (bytes === null) mkdirSync(options.manifest);
  else if (bytes) writeFileSync(options.manifest, bytes);
  try {
    readManifest({ ...options, runtime: '#r', allowMissingPages: false, only: [], except: [] });
    return '';
  } catch (error) {
    return error instanceof ManifestError ? error.message : `another error: ${String(error)}`;
  }
}

const sound = manifestOf([get('a', 'a')]);
const faulty = manifestOf([get('a', 'a//b')]);

test('a file that is not there, or is a folder', () => {
  expect(problemsOfBytes(undefined)).toMatchInlineSnapshot(
    `"routes.manifest.json:1:1 cannot be read: there is no such file."`,
  );
  expect(problemsOfBytes(null)).toMatchInlineSnapshot(
    `"routes.manifest.json:1:1 cannot be read: it is a folder, expected a file."`,
  );
});

test('text in another encoding, with the place where that shows', () => {
  expect(problemsOfBytes(Buffer.from('\uFEFF{}', 'utf16le'))).toMatchInlineSnapshot(
    `"routes.manifest.json:1:1 is text in UTF-16: save it as UTF-8."`,
  );
  expect(
    problemsOfBytes(Buffer.concat([Buffer.from('{\n  "é😀�": "'), Buffer.from([0xe9]), Buffer.from('"}')])),
  ).toMatchInlineSnapshot(`"routes.manifest.json:2:12 is no text in UTF-8 from here on: save it as UTF-8."`);
});

test('a byte order mark, line ends and tabs change no place but their own', () => {
  expect(problemsOf(sound)).toBe('');
  const problems = problemsOf(faulty);
  expect(problems).toMatchInlineSnapshot(`"4:19 a: "a//b" holds an empty segment: write one slash only."`);
  expect(problemsOf(`\uFEFF${faulty}`)).toBe(problems);
  expect(problemsOf(faulty.replaceAll('\n', '\r\n'))).toBe(problems);
  expect(problemsOf(faulty.replaceAll('\n', '\r'))).toBe(problems);
  expect(problemsOf(faulty.replaceAll('    "', '\t"'))).toBe(problems.replace('4:19', '4:16'));
});

test('columns count as editors do, a character beyond the first plane as two', () => {
  expect(problemsOf('{ "pages": "😀", "é": 1, "routes": {} }')).toMatchInlineSnapshot(
    `"1:18 é: unknown key "é": expected one of pages, contracts, templates, areas, lean, keys, patterns, defaults, answers, routes."`,
  );
});

test('what is nested beyond measure is told, not a crash', () => {
  expect(problemsOf('['.repeat(200_000))).toMatchInlineSnapshot(`"1:1 is nested too deeply to be read."`);
});

test('ten thousand problems are found in a second or two, of which two hundred are printed', () => {
  const routes = Array.from({ length: 10_000 }, (_, n) => get(`r${n}`, `a${n}//b`, `"page": "P${n}"`));
  const { options, write } = createWorkspace(manifestOf(routes));
  for (let n = 0; n < 300; n += 1) write(`src/pages/Q${n}.tsx`, 'export default 1;');
  let error: unknown;
  const start = performance.now();
  try {
    readManifest({ ...options, runtime: '#r', allowMissingPages: false, only: [], except: [] });
  } catch (thrown) {
    error = thrown;
  }
  expect(performance.now() - start).toBeLessThan(10_000);
  if (!(error instanceof ManifestError)) throw new Error('expected problems');
  expect(error.problems).toHaveLength(20_300);
  const lines = error.message.split('\n');
  expect(lines).toHaveLength(201);
  expect(lines.at(-1)).toBe('… and 20100 more');
});
