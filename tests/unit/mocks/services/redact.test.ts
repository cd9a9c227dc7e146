import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { nodeLogger } from '#mocks/services/log-node.ts';
import { redact, redactText } from '#mocks/services/redact.ts';

const folder = mkdtempSync(join(tmpdir(), 'ilot-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = 'correct-horse-battery';

describe('what is written into the log', () => {
  test.each([
    `outside: Failed query: update users set password_hash = $1\nparams: ${secret},12`,
    `Failed query: select 1\nparams: a,\n${secret}\n    at query (file.ts:1:2)\n    at next (file.ts:2:1)`,
    `GET /?acces=${secret}&page=2`,
    `https://ilot.example.test/reinitialiser?token=${secret}`,
    `/export/x?as=${secret}&expires=1&signature=${secret}`,
    `connect to postgresql://ilot:${secret}@db:5432/ilot`,
    `authorization: Bearer ${secret}`,
  ])('a text keeps no secret: %j', (text) => {
    expect(redactText(text)).not.toContain(secret);
  });

  test('a path keeps no token that opens a page, and all the rest', () => {
    const token = 'aB3-_'.repeat(8) + 'xyz';
    const text = redactText(`GET /invitation/${token}/renouvellement and /reinitialiser/${token}?a=1`);
    expect(text).toBe('GET /invitation/[…]/renouvellement and /reinitialiser/[…]?a=1');
    expect(redactText('/operations/01k8n3v5x7z9b1d3f5h7k9m1n3')).toContain('01k8n3v5x7z9b1d3f5h7k9m1n3');
  });

  test('a stack keeps its lines when its parameters are struck out', () => {
    const stack = redactText(`Error: Failed query: x\nparams: ${secret}\n    at query (file.ts:1:2)`);
    expect(stack).toContain('at query (file.ts:1:2)');
  });

  test('a value under a telling name is struck out, however deep', () => {
    const fields = {
      requestId: 'r1',
      user: { password: secret, passwordHash: secret, newPassword: secret },
      headers: { cookie: secret, 'set-cookie': [secret], authorization: secret, 'x-xsrf-token': secret },
      list: [{ csrfToken: secret }, { recoveryCodes: [secret] }],
      cause: new Error(`https://a.test/?token=${secret}`),
    };
    const written = redact(fields);
    expect(JSON.stringify(written)).not.toContain(secret);
    expect(written).toMatchObject({ requestId: 'r1' });
  });

  test('lines of the file are JSON and never hold what was struck out; levels below the asked one are left out', () => {
    const file = join(folder, 'ilot.log');
    const log = nodeLogger({ file, level: 'info' });
    log.debug('not written', { a: 1 });
    log.error(`failed: ?token=${secret}`, { password: secret, requestId: 'r2' });
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, requestId: 'r2' });
    expect(lines[0]).not.toContain(secret);
  });

  test('a full disk stops the log and not the program', () => {
    const script = `import { nodeLogger } from '#mocks/services/log-node.ts';
      const log = nodeLogger({ file: '/dev/full' });
      for (let turn = 0; turn < 100; turn += 1) log.info('x'.repeat(1000));
      setTimeout(() => console.log('alive'), 50);`;
    const run = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
      encoding: 'utf8',
      cwd: new URL('../../../../', import.meta.url).pathname,
    });
    expect([run.status, run.stdout.trim()]).toEqual([0, 'alive']);
  });
});
