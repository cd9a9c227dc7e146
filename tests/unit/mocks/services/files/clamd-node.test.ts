import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { clamdScanner } from '#mocks/services/files/clamd-node.ts';
import { ScannerError } from '#mocks/services/files/scanner.ts';

let server: Server | null = null;
afterEach(() => {
  server?.close();
  server = null;
});

/** A clamd that says something once it has all of a file; it gives what it was told. */
async function clamd(answer: string | null): Promise<{ port: number; told: () => Buffer }> {
  const heard: Buffer[] = [];
  const hear = (socket: Socket): void => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      heard.push(bytes);
      if (Buffer.concat(heard).subarray(-4).readUInt32BE() !== 0) return;
      if (answer !== null) socket.end(`${answer}\0`);
    });
  };
  const listening = createServer(hear);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return { port, told: () => Buffer.concat(heard) };
}

const at = (port: number) => ({ host: '127.0.0.1', port });

test('a file goes in pieces behind their lengths, and nothing is found in it', async () => {
  const { port, told } = await clamd('stream: OK');
  const bytes = new Uint8Array(100_000).fill(7);
  expect(await clamdScanner(at(port)).find(new Blob([bytes]))).toBeNull();
  const said = told();
  expect(said.subarray(0, 10).toString()).toBe('zINSTREAM\0');
  expect(said.readUInt32BE(10)).toBe(65_536);
  expect(said.readUInt32BE(14 + 65_536)).toBe(100_000 - 65_536);
  expect(said.length).toBe(10 + 4 + 100_000 + 4 + 4);
});

test('what is known to do harm is named', async () => {
  const { port } = await clamd('stream: Eicar-Test-Signature FOUND');
  expect(await clamdScanner(at(port)).find(new Blob(['x']))).toBe('Eicar-Test-Signature');
});

test('a file that it cannot look into, silence and a closed door are no answer', async () => {
  const { port } = await clamd('INSTREAM size limit exceeded. ERROR');
  await expect(clamdScanner(at(port)).find(new Blob(['x']))).rejects.toThrow(ScannerError);
  server?.close();
  const silent = await clamd(null);
  await expect(clamdScanner(at(silent.port), 50).find(new Blob(['x']))).rejects.toThrow(ScannerError);
  const closed = silent.port;
  await new Promise((resolve) => server?.close(resolve));
  await expect(clamdScanner(at(closed)).find(new Blob(['x']))).rejects.toThrow(ScannerError);
});
