import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createWorkspace } from '../workspace.ts';

const program = resolve('codegen/cli.mjs');

function start(folder: string, line: string) {
  return spawnSync(process.execPath, [program, ...line.split(' ')], { cwd: folder, encoding: 'utf8' });
}

describe('the program itself', () => {
  test('runs in the folder where it is started, without colours when piped', () => {
    const manifest = { pages: 'src/pages', routes: { home: { uri: '/', methods: ['GET'] } } };
    const { folder, output } = createWorkspace(manifest);
    const generated = start(folder, 'generate');
    expect([generated.status, generated.stderr]).toEqual([0, '']);
    expect([...output().keys()]).toContain('routes/root.ts');
    expect(start(folder, 'list').stdout).toBe('METHOD  ADDRESS  NAME\nGET     /        home\n\n1 route\n');
  });

  test('ends with the exit code of the command', () => {
    const { folder } = createWorkspace({ pages: 'src/pages', routes: {} });
    expect(start(folder, 'list').status).toBe(1);
    expect(start(folder, 'no-such-command')).toMatchObject({ status: 2, stdout: '' });
  });

  test('bears a reader that leaves early', () => {
    const { folder } = createWorkspace({
      pages: 'src/pages',
      routes: Object.fromEntries(
        Array.from({ length: 5_000 }, (_, index) => [
          `route${index}`,
          { uri: `r${index}`, methods: ['GET'] },
        ]),
      ),
    });
    const { stdout, stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${program}" list | head -1`], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^METHOD +ADDRESS +NAME\n$/);
    expect(stderr).toBe('');
  });
});
