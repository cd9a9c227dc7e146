import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Where a person asks for the sign-in page, and how often. */
export interface Asking {
  readonly port: number;
  readonly host: string;
  readonly localAddress: string;
  readonly everyMs: number;
}

/** How long one answer took, and what was wrong with it. */
export interface Asked {
  readonly ms: number;
  readonly fault: string | null;
}

/** One answer, on a connection of its own. */
function ask({ port, host, localAddress }: Asking): Promise<string | null> {
  return new Promise((resolve) => {
    const asked = request({ port, host, localAddress, path: '/connexion', agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', ({ message }) => resolve(message));
      response.on('end', () => {
        const isPage = Buffer.concat(chunks).includes('Auth/Login');
        resolve(response.statusCode === 200 && isPage ? null : `status ${response.statusCode}`);
      });
    });
    asked.on('error', ({ message }) => resolve(message));
    asked.end();
  });
}

// A thread of its own: what the attackers of the same process do would otherwise count as the server's.
const asking = workerData as Asking;
const isOver = { now: false };
parentPort?.once('message', () => {
  isOver.now = true;
});
while (!isOver.now) {
  const startedAt = performance.now();
  const fault = await ask(asking);
  const asked: Asked = { ms: performance.now() - startedAt, fault };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(asked);
  await wait(asking.everyMs);
}
