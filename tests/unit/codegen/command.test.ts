import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '#codegen/command.ts';
import { manifestJsonSchema } from '#codegen/manifest/schema.ts';
import { createWorkspace } from './workspace.ts';

const manifest = { pages: 'src/pages', routes: { home: { uri: '/', methods: ['GET'] } } };
let output = '';

beforeEach(() => {
  output = '';
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      output += String(text);
      return true;
    });
  }
});
afterEach(() => vi.restoreAllMocks());

describe('the command line', () => {
  test('check fails with a list and a difference until generate has run', async () => {
    const { options } = createWorkspace(manifest);
    const where = ['--manifest', options.manifest, '--out', options.out];
    expect(await run(['check', ...where])).toBe(1);
    expect(output).toContain('created routes/root.ts\n    @@ line 1 @@\n    + // Generated');
    expect(await run(['generate', ...where])).toBe(0);
    output = '';
    expect(await run(['check', ...where])).toBe(0);
    expect(output).toBe('Up to date.\n');
  });

  test('problems of the manifest are exit code 1, for people and for machines', async () => {
    const { options } = createWorkspace({ pages: 'src/pages' });
    const where = ['--manifest', options.manifest, '--out', options.out];
    expect(await run(['generate', ...where])).toBe(1);
    expect(output).toMatch(/^routes\.manifest\.json:1:1 /);
    output = '';
    expect(await run(['check', '--json', ...where])).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      problems: [{ file: 'routes.manifest.json', line: 1, column: 1 }],
    });
  });

  test('a wrong command line is exit code 2, a foreign file in the way 3, help 0', async () => {
    expect(await run(['--no-such-option'])).toBe(2);
    expect(await run(['publish'])).toBe(2);
    expect(await run(['--help'])).toBe(0);
    expect(output).toContain('Exit codes');
    const { options, write } = createWorkspace(manifest);
    write('src/generated/routes/root.ts', 'mine');
    expect(await run(['generate', '--manifest', options.manifest, '--out', options.out])).toBe(3);
  });

  test('the JSON Schema that stands in the project is the one of the reader', () => {
    expect(readFileSync('codegen/manifest.schema.json', 'utf8')).toBe(manifestJsonSchema());
  });
});
