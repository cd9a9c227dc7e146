import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProgram } from '#tests/support/program.ts';
import { serve, type Served } from '#tests/support/served.ts';
import { createVisitor } from '#tests/support/visitor.ts';

const root = new URL('../../', import.meta.url).pathname;
const rivals = 4;

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

/** A second server on the same data; gives its exit code and what it said. */
async function rival(): Promise<{ code: number | null; output: string }> {
  const program = startProgram(process.execPath, ['scripts/serve.ts'], {
    cwd: root,
    env: { VAR_DIR: served.varDir, PORT: '0', HOST: 'localhost' },
  });
  const code = await program.ended;
  return { code, output: program.output() };
}

describe('two processes on one embedded database', () => {
  test('the second refuses in one sentence that names the first, which goes on as if nothing were', async () => {
    const visitor = createVisitor(served.url);
    await visitor.signIn('hugo.lartigue@example.test');
    const attempts = await Promise.all(Array.from({ length: rivals }, rival));
    for (const { code, output } of attempts) {
      expect(code).toBe(1);
      expect(output).toContain(`est déjà ouverte par le processus ${served.pid()}.`);
      expect(output).not.toMatch(/^\s+at /m);
    }
    expect((await visitor.get('/operations')).status).toBe(200);
  });
});
