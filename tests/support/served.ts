import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serverFlags } from '#scripts/lib/prepare.mjs';
import { copyTestDatabase, testNow } from './database.ts';
import { makePassingFolder } from './passing-folder.ts';

const root = new URL('../../', import.meta.url).pathname;

/** The application served by a process of its own, as `npm start` serves it. */
export interface Served {
  url: string;
  /** Number of the process that serves now. */
  pid(): number;
  varDir: string;
  /** Kills the process without a word, as a power cut would. */
  kill(): Promise<void>;
  /** Serves the same data again, on the same address. */
  restart(): Promise<void>;
  /** Asks the process to stop; gives its exit code. */
  stop(): Promise<number | null>;
  /** Ends everything and removes the data. */
  close(): Promise<void>;
}

export interface ServeOptions {
  /** Changes the seeded database before it is served; given its folder. */
  prepare?: (folder: string) => Promise<void>;
  /** Variables beside, or instead of, those of the tests. */
  env?: Readonly<Record<string, string>>;
  /** Folder in which the data's own folder is made; otherwise where databases of tests pass (`makePassingFolder`). */
  parent?: string;
}

/** Serves the seeded test data from a folder of its own, on a free port of the loopback. */
export async function serve({ prepare, env = {}, parent }: ServeOptions = {}): Promise<Served> {
  const varDir = parent === undefined ? makePassingFolder() : mkdtempSync(join(parent, 'ilot-served-'));
  mkdirSync(join(varDir, 'database'));
  await copyTestDatabase(join(varDir, 'database'));
  await prepare?.(join(varDir, 'database'));
  let { child, url } = await start(varDir, 0, env);
  const port = Number(new URL(url).port);

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = new Promise<number | null>((resolve) => {
      child.once('exit', resolve);
    });
    child.kill(signal);
    return ended;
  };

  return {
    url,
    pid: () => child.pid ?? 0,
    varDir,
    kill: async () => void (await end('SIGKILL')),
    restart: async () => {
      ({ child, url } = await start(varDir, port, env));
    },
    stop: () => end('SIGTERM'),
    close: async () => {
      await end('SIGTERM');
      rmSync(varDir, { recursive: true, force: true });
    },
  };
}

async function start(
  varDir: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [...serverFlags, join(root, 'scripts/serve.ts')], {
    cwd: root,
    env: {
      ...process.env,
      VAR_DIR: varDir,
      PORT: String(port),
      HOST: 'localhost',
      VALIDATE_ANSWERS: '1',
      REQUESTS_PER_MINUTE: '0',
      FROZEN_AT: testNow.toISOString(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const match = /est prêt en [^:]+: (http:\S+)/.exec(output);
      if (match?.[1]) resolve(match[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
  return { child, url };
}
