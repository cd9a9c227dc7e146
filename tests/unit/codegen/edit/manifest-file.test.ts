import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readManifestFile, writeManifestFile } from '#codegen/edit/manifest-file.ts';
import { ManifestError } from '#codegen/manifest/problem.ts';
import { createWorkspace } from '../workspace.ts';

function problemsOf(text: string | Uint8Array): string {
  const { options } = createWorkspace({});
  writeFileSync(options.manifest, text);
  try {
    readManifestFile(options.manifest);
    return '';
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    return error.message;
  }
}

describe('a manifest that is to be edited', () => {
  test.each([
    ['', ':1:1 the file is empty'],
    ['<!doctype html>', ':1:1 unexpected <!doctype'],
    ['{\n  "routes": {,}\n}', ':2:14 a comma too many'],
    ['[]', ':1:1 is no JSON object.'],
    ['{ "a": 1,\n "a": 2 }', ':2:2 a: "a" stands twice.'],
    ['{ "routes": { "x": {}, "x": {} } }', ':1:24 x: "x" stands twice.'],
    [new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), ':1:1 is no text in UTF-8'],
    ['['.repeat(200_000), ':1:1 is nested too deeply to be read.'],
  ])('is refused with its place when it is %j', (text, expected) => {
    expect(problemsOf(text)).toContain(`routes.manifest.json${expected}`);
  });

  test('a file that is not there is a problem of the manifest', () => {
    expect(() => readManifestFile('/nowhere/routes.manifest.json')).toThrow('1:1 cannot be read: ');
  });

  test('its byte order mark stays before the new text, and a link to it stays a link', () => {
    const { folder, write, read } = createWorkspace({});
    write('shared.json', '\uFEFF{}\n');
    symlinkSync('shared.json', join(folder, 'link.json'));
    const file = readManifestFile(join(folder, 'link.json'));
    expect(file.text).toBe('{}\n');
    writeManifestFile(file, '{ }\n');
    expect(readFileSync(join(folder, 'link.json'), 'utf8')).toBe('\uFEFF{ }\n');
    expect(read('shared.json')).toBe('\uFEFF{ }\n');
  });
});
