import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ScannerError, type Scanner } from './scanner.ts';

/** Where a clamd listens. */
export interface ClamdAddress {
  readonly host: string;
  readonly port: number;
}

type Scanned = Parameters<Scanner['find']>[0];

/** Bytes of a file that go in one piece. */
const pieceBytes = 64 * 1024;
/** How long it may be silent: a large archive takes it some seconds. */
const usualAnswerMs = 30_000;

/** A clamd (ClamAV) that is asked over TCP, file by file; nothing of them is kept there. */
export const clamdScanner = (address: ClamdAddress, answerMs = usualAnswerMs): Scanner => ({
  find: async (file) => foundIn(await asked(file, address, answerMs)),
});

/** What it says of a file (clamd(8), INSTREAM): « stream: OK », « stream: Win.Test FOUND ». */
function foundIn(answer: string): string | null {
  if (answer === 'stream: OK') return null;
  const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (found === undefined) throw new ScannerError(`clamd: ${answer}`);
  return found;
}

async function asked(file: Scanned, { host, port }: ClamdAddress, answerMs: number): Promise<string> {
  const socket = createConnection({ host, port });
  socket.setTimeout(answerMs, () => socket.destroy(new ScannerError('clamd is silent')));
  try {
    const [answer] = await Promise.all([text(socket), pipeline(framesOf(file), socket, { end: false })]);
    return answer.replaceAll('\0', '').trim();
  } catch (error) {
    throw error instanceof ScannerError ? error : new ScannerError('clamd does not answer', { cause: error });
  } finally {
    socket.destroy();
  }
}

/** A file as it is told: the command, each piece behind its length, and a length of nothing. */
async function* framesOf(file: Scanned): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode('zINSTREAM\0');
  for await (const piece of file instanceof Blob ? piecesOf(file) : file) {
    // A length of nothing would end it.
    if (piece.length === 0) continue;
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, piece.length);
    yield length;
    yield piece;
  }
  yield new Uint8Array(4);
}

async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += pieceBytes) {
    yield new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer());
  }
}
