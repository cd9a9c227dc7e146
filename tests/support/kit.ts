import { spawn } from 'node:child_process';
import { serverFlags } from '#scripts/lib/prepare.mjs';

const root = new URL('../../', import.meta.url).pathname;

/** The demonstration of the runtime, served by a process of its own on a free port of the loopback. */
export interface ServedKit {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts it; rejects with what the process said when it ends instead. */
export async function serveKit(): Promise<ServedKit> {
  const child = spawn(process.execPath, [...serverFlags, 'scripts/kit.ts', '--built'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /Démonstration du runtime : (http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the demonstration ended with ${code}:\n${output}`)));
  });
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
