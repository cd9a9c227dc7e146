import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort, makeCheckout, takePort, type Checkout } from '#tests/support/checkout.ts';
import { processesOfGroup, type Program } from '#tests/support/program.ts';

/** An empty variable counts as absent: what this machine sets must not lead the tests elsewhere. */
const neutral = {
  HOST: '',
  VAR_DIR: '',
  DATABASE_URL: '',
  APP_KEY: '',
  BEHIND_TLS: '',
  VALIDATE_ANSWERS: '',
};
const ready = /est prêt en (\d+,\d) s : (http:\S+)/;

let checkout: Checkout;
let running: Program | null = null;
beforeAll(() => {
  checkout = makeCheckout();
});
afterEach(async () => {
  await running?.close();
  running = null;
});
afterAll(() => checkout.remove());

async function start(env: Readonly<Record<string, string>> = {}): Promise<Program> {
  running = checkout.start({ ...neutral, PORT: String(await freePort()), ...env });
  return running;
}

describe('npm start in a fresh checkout', () => {
  test('shows what it prepares, says where it is and with which accounts, and ends with code 0 on SIGTERM', async () => {
    const program = await start();
    const [, , url] = await program.see(ready);
    await program.see(/Arrêt : Ctrl-C\./);
    const output = program.output();
    for (const label of ['Construction de l’application', 'Ouverture de la base']) {
      expect(output).toContain(`… ${label}`);
      expect(output).toMatch(new RegExp(`✓ ${label}.* \\d+,\\d s`));
    }
    expect(output).toContain('Comptes de démonstration :');
    expect(output).toMatch(/hugo\.lartigue@example\.test\s+\S+/);
    const answer = await fetch(`${url}/connexion`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('"component":"Auth/Login"');
    program.signal('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(processesOfGroup(program.pid)).toEqual([]);
  });

  test('does nothing twice: the second start builds and fills nothing, and Ctrl-C ends it with code 0', async () => {
    const program = await start();
    const [, seconds] = await program.see(ready);
    await program.see(/Arrêt : Ctrl-C\./);
    expect(program.output()).not.toMatch(/Installation|Construction|écriture/);
    // The promise is three seconds; a loaded machine may break it, so the figure is shown and not asserted.
    console.log(`second start: ready in ${seconds} s`);
    program.signal('SIGINT', 'group');
    expect(await program.ended).toBe(0);
    expect(processesOfGroup(program.pid)).toEqual([]);
  });

  test('keeps the data: the accounts of the first start still open', async () => {
    const passwords: (string | undefined)[] = [];
    for (let round = 0; round < 2; round += 1) {
      const program = await start();
      passwords.push((await program.see(/hugo\.lartigue@example\.test\s+(\S+)/))[1]);
      program.signal('SIGTERM');
      await program.ended;
    }
    expect(passwords[0]).toBeTruthy();
    expect(passwords[1]).toBe(passwords[0]);
  });
});

describe('npm start where it cannot work', () => {
  /** Expects exit code 1 and one plain sentence, and gives it. */
  async function sentenceOf(program: Program): Promise<string> {
    expect(await program.ended).toBe(1);
    const lines = program.output().split('\n');
    expect(lines.filter((line) => /^\s+at |^\w*Error\b|node:internal/.test(line))).toEqual([]);
    const sentences = lines.filter((line) => line.startsWith('✗ '));
    expect(sentences).toHaveLength(1);
    expect(processesOfGroup(program.pid)).toEqual([]);
    return sentences[0] ?? '';
  }

  test('says that the port is taken and how to choose another', async () => {
    const taken = await takePort();
    try {
      const sentence = await sentenceOf(await start({ PORT: String(taken.port) }));
      expect(sentence).toContain(`Le port ${taken.port} est déjà pris.`);
      expect(sentence).toContain('PORT=');
    } finally {
      await taken.release();
    }
  });

  test('says that a port is no port', async () => {
    expect(await sentenceOf(await start({ PORT: 'huit' }))).toContain('PORT vaut « huit »');
  });

  test('says that the data folder cannot be written and how to choose another', async () => {
    // Below a file nobody can make a folder, not even root.
    const file = join(checkout.folder, 'a-file');
    writeFileSync(file, '');
    const sentence = await sentenceOf(await start({ VAR_DIR: join(file, 'var') }));
    expect(sentence).toContain(join(file, 'var'));
    expect(sentence).toContain('VAR_DIR');
  });

  test('says that the database is broken and how to start anew', async () => {
    const varDir = join(checkout.folder, 'broken');
    mkdirSync(join(varDir, 'database'), { recursive: true });
    writeFileSync(join(varDir, 'database/rubbish'), 'rubbish');
    const sentence = await sentenceOf(await start({ VAR_DIR: varDir }));
    expect(sentence).toContain('endommagée');
    expect(sentence).toContain('npm run db -- restore');
  });

  test('says that another server has the data open, and which', async () => {
    const first = await start();
    await first.see(ready);
    const second = checkout.start({ ...neutral, PORT: String(await freePort()) });
    try {
      expect(await sentenceOf(second)).toMatch(/est déjà ouverte par le processus \d+/);
    } finally {
      await second.close();
    }
  });
});
