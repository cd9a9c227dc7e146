import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createApp, type AppOptions } from '#mocks/hosts/http/app.ts';
import { listen, type Listening } from '#mocks/hosts/http/listen.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import type { LogFields, Logger } from '#mocks/services/log.ts';
import { openTestServer, type TestServer } from './test-server.ts';

/** An answer as it came over the wire, its body not decompressed. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The HTTP host in this process, on a port of the loopback. */
export interface Hosted extends Listening {
  server: TestServer;
  /** Lines of the log, each with its message. */
  lines: (LogFields & { level: string; message: string })[];
  ask(path: string, options?: RequestOptions & { data?: string | Buffer }): Promise<RawAnswer>;
  /** Sends bytes as they are; gives what comes back until the connection ends. */
  send(text: string): Promise<string>;
}

export const immutableFile = '/build/assets/app-1234.js';
export const otherFile = '/build/icon.svg';

const packedText = 'export const answer = 43;\n'.repeat(200);
/** A file that the build has packed, and its bytes: quicker than the server would, to be told from its own. */
export const packedFile = '/build/assets/packed-1234.js';
export const packedBytes = brotliCompressSync(packedText, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 0 },
});

/** Opens the host over a test database and a folder with two built files; close it after the tests. */
export async function openHosted(
  options: Partial<AppOptions> = {},
  changes: Partial<ServerDependencies> = {},
): Promise<Hosted> {
  const server = await openTestServer({ sessionCookie: 'ilot', isSecure: false });
  const folder = mkdtempSync(join(tmpdir(), 'ilot-built-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'assets/app-1234.js'), 'export const answer = 42;\n'.repeat(200));
  writeFileSync(join(folder, 'assets/packed-1234.js'), packedText);
  writeFileSync(join(folder, 'assets/packed-1234.js.br'), packedBytes);
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  const lines: Hosted['lines'] = [];
  const writer = (level: string) => (message: string, fields?: LogFields) => {
    lines.push({ ...fields, level, message });
  };
  const log: Logger = {
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
  };
  const deps = { ...server.deps, log, ...changes };
  const listening = await listen(createApp(deps, { buildDirectory: folder, ...options }), '127.0.0.1', 0);
  const port = Number(new URL(listening.url).port);
  return {
    ...listening,
    server,
    lines,
    ask: (path, asked = {}) =>
      new Promise((resolve, reject) => {
        const { data, ...rest } = asked;
        const request = httpRequest({ host: '127.0.0.1', port, path, agent: false, ...rest }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        });
        request.on('error', reject);
        // Node leaves it out with DELETE.
        if (data !== undefined && !request.hasHeader('transfer-encoding')) {
          request.setHeader('content-length', Buffer.byteLength(data));
        }
        request.end(data);
      }),
    send: (text) =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        let answer = '';
        socket.setEncoding('latin1').on('data', (chunk: string) => {
          answer += chunk;
        });
        socket.on('close', () => resolve(answer));
        socket.on('error', reject);
      }),
    close: async () => {
      await listening.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
