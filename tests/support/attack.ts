import { once } from 'node:events';
import { request, type RequestOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';
import { testPassword } from './database.ts';
import type { Asked, Asking } from './sign-in-asker.ts';

/** Address of the loopback that the server hears (Linux), which an attacker has unless another is given. */
const host = '127.0.0.1';
/** Address of the person who wants to sign in. */
export const person = '127.0.0.2';

/** How often they ask for the page. */
const askEveryMs = 150;
/** Attackers at the same time. */
const atOnce = 50;

export interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

/** A file that somebody signed in sends, and what goes with it. */
export interface SentFile {
  readonly path?: string;
  readonly field?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly name: string;
  readonly content: Buffer;
}

type Headers = Readonly<Record<string, string>>;

/** The cookies of an answer with the token that goes with them. */
function headersOf({ headers }: Answer): Headers {
  const cookie = [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, 'x-xsrf-token': decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '') };
}

/** Whoever asks a served application for what it should not have to do; addresses are those of the loopback. */
export function attackersOf(port: number) {
  /** Asks on a connection of its own. */
  const ask = (
    path: string,
    from: string,
    { data, ...options }: RequestOptions & { data?: string | Buffer } = {},
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request(
        { host, port, path, localAddress: from, agent: false, ...options },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      asked.on('error', reject);
      asked.end(data);
    });

  /** Headers of a guest whose changes are taken. */
  const guestHeaders = async (from: string): Promise<Headers> => headersOf(await ask('/connexion', from));

  return {
    ask,
    guestHeaders,
    /** Headers of a person of the demonstration who has signed in from an address. */
    sessionOf: async (email: string, from: string): Promise<Headers> => {
      const signedIn = await ask('/connexion', from, {
        method: 'POST',
        headers: { ...(await guestHeaders(from)), 'content-type': 'application/json' },
        data: JSON.stringify({ email, password: testPassword, remember: false }),
      });
      expect(signedIn.status).toBe(303);
      return headersOf(signedIn);
    },
    /** Sends a file, to be read as a list of contacts unless told otherwise. */
    sendFile: (session: Headers, from: string, file: SentFile) => {
      const { path = '/imports/contact/fichier', field = 'file', fields = {}, name, content } = file;
      const boundary = 'limite';
      const part = (head: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n`;
      const texts = Object.entries(fields).map(([key, value]) => `${part(`name="${key}"`)}\r\n${value}\r\n`);
      const head = `${part(`name="${field}"; filename="${name}"`)}Content-Type: application/octet-stream\r\n\r\n`;
      return ask(path, from, {
        method: 'POST',
        headers: { ...session, 'content-type': `multipart/form-data; boundary=${boundary}` },
        data: Buffer.concat([
          Buffer.from(texts.join('') + head),
          content,
          Buffer.from(`\r\n--${boundary}--\r\n`),
        ]),
      });
    },
    open: async (from: string): Promise<Socket> => {
      const socket = connect({ port, host, localAddress: from });
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    },
  };
}

/** Repeats an attack by many at once until its time is over; counts how often. */
export async function repeatFor(
  attackMs: number,
  attack: (turn: number) => Promise<unknown>,
): Promise<number> {
  const endsAt = Date.now() + attackMs;
  let turns = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (Date.now() < endsAt) {
        turns += 1;
        // What becomes of an attacker's connection does not matter.
        await attack(turns).catch(() => undefined);
      }
    }),
  );
  return turns;
}

/** How long a person waited for the sign-in page while an attack went on, in whole milliseconds. */
export interface Waited {
  /** How often it was repeated. */
  readonly turns: number;
  readonly pages: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly worstMs: number;
}

/** Asks for the sign-in page again and again while an attack goes on. */
export async function waitedMeanwhile(port: number, attack: Promise<number>): Promise<Waited> {
  const asking: Asking = {
    port,
    host,
    localAddress: person,
    everyMs: askEveryMs,
  };
  const asker = new Worker(new URL('sign-in-asker.ts', import.meta.url), { workerData: asking });
  const all: Asked[] = [];
  asker.on('message', (asked: Asked) => all.push(asked));
  const ended = once(asker, 'exit');
  const turns = await attack.finally(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    asker.postMessage('over');
  });
  await ended;
  expect(all.flatMap(({ fault }) => fault ?? [])).toEqual([]);
  const sorted = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const atShare = (share: number): number =>
    Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  return {
    turns,
    pages: all.length,
    medianMs: atShare(0.5),
    p95Ms: atShare(0.95),
    worstMs: atShare(1),
  };
}
