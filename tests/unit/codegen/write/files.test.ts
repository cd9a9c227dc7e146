import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { removeFile, removeTemporaries, writeAll } from '#codegen/write/files.ts';
import { createWorkspace } from '../workspace.ts';

function output(): string {
  return createWorkspace('').options.out;
}

test('files are put in place with their folders, and nothing is left beside the output', () => {
  const out = output();
  writeAll(out, new Map([['routes/a/b.ts', 'one']]));
  writeAll(
    out,
    new Map([
      ['routes/a/b.ts', 'two'],
      ['pages/index.ts', 'three'],
    ]),
  );
  expect(readFileSync(join(out, 'routes/a/b.ts'), 'utf8')).toBe('two');
  expect(readFileSync(join(out, 'pages/index.ts'), 'utf8')).toBe('three');
  expect(readdirSync(dirname(out))).toEqual(['generated']);
});

test('a text that cannot be written leaves the output as it was', () => {
  const out = output();
  writeAll(out, new Map([['routes/a.ts', 'one']]));
  // What stands in the way of the second file: a folder of that name where it is to be written first.
  mkdirSync(`${out}.routes-tmp/1`, { recursive: true });
  const texts = new Map([
    ['routes/a.ts', 'two'],
    ['routes/b.ts', 'two'],
  ]);
  expect(() => writeAll(out, texts)).toThrow('EISDIR');
  expect(readFileSync(join(out, 'routes/a.ts'), 'utf8')).toBe('one');
  expect(existsSync(join(out, 'routes/b.ts'))).toBe(false);
});

test('what a run that was killed left is cleared', () => {
  const out = output();
  writeAll(out, new Map([['routes/a.ts', 'one']]));
  writeFileSync(join(out, 'routes/a.ts.123.routes-tmp'), 'half');
  mkdirSync(`${out}.routes-tmp`);
  writeFileSync(`${out}.routes-tmp/0`, 'half');
  removeTemporaries(out);
  expect(readdirSync(dirname(out))).toEqual(['generated']);
  expect(readdirSync(join(out, 'routes'))).toEqual(['a.ts']);
});

test('a deleted file takes the folders that it leaves empty along, and no others', () => {
  const out = output();
  writeAll(
    out,
    new Map([
      ['routes/a/b/c.ts', 'one'],
      ['routes/d.ts', 'two'],
    ]),
  );
  removeFile(out, 'routes/a/b/c.ts');
  expect(readdirSync(join(out, 'routes'))).toEqual(['d.ts']);
});
