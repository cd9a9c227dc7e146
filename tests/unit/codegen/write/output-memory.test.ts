import { renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '#codegen/write/hash.ts';
import { withHeader } from '#codegen/write/header.ts';
import { createOutputMemory } from '#codegen/write/output-memory.ts';
import { createWorkspace } from '../workspace.ts';

const generated = withHeader('root.ts', 'export const one = 1;\n', 'routes.manifest.json');
const edited = generated.replace('= 1', '= 2');

function file(): string {
  const path = join(createWorkspace('').folder, 'root.ts');
  writeFileSync(path, generated);
  return path;
}

test('a file that did not change is not read again', () => {
  const path = file();
  const memory = createOutputMemory(() => Date.now() + 10_000);
  const first = memory.read(path);
  expect(first).toMatchObject({ text: generated, hash: sha256(generated) });
  expect(memory.read(path)).toBe(first);
});

test('an edit is seen even when it keeps size and time', () => {
  const path = file();
  const memory = createOutputMemory(() => Date.now() + 10_000);
  memory.read(path);
  const { atime, mtime } = statSync(path);
  writeFileSync(path, edited);
  utimesSync(path, atime, mtime);
  expect(memory.read(path)).toMatchObject({ text: edited, hash: sha256(edited) });
});

test('a file put in its place is seen, ours or not', () => {
  const path = file();
  const memory = createOutputMemory(() => Date.now() + 10_000);
  memory.read(path);
  writeFileSync(`${path}~`, 'export const mine = 1;\n');
  renameSync(`${path}~`, path);
  expect(memory.read(path)).toBeNull();
});

test('a file that changed a moment ago is not trusted to stay', () => {
  const path = file();
  const memory = createOutputMemory();
  const first = memory.read(path);
  expect(memory.read(path)).not.toBe(first);
  expect(memory.read(path)).toEqual(first);
});
