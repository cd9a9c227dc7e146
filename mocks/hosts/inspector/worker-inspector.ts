import { Worker } from 'node:worker_threads';
import { StatementError } from '#domain/accounting/statement/statement.ts';
import { maxPictureSide } from '#domain/media/media.ts';
import { HttpFailure } from '#mocks/server/failures.ts';
import type {
  Inspector,
  PictureFault,
  PictureType,
  PreparedPicture,
  QuarterTurns,
} from '#mocks/server/files/inspector.ts';
import { createTurns } from '#mocks/server/files/turns.ts';
import { yieldToEventLoop } from '#mocks/server/yield-to-event-loop.ts';
import type { ReadStatement } from '#mocks/server/statements/read-statement.ts';
import { TableError, type Table, type TableProblem } from '#mocks/server/imports/table.ts';
import { threadEntry, threadProgram } from '../threads/program.ts';

/** What is to be done with a file. */
export type Task =
  | { readonly kind: 'table'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'statement'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'picture'; readonly bytes: ArrayBuffer; readonly type: PictureType }
  | {
      readonly kind: 'prepare';
      readonly bytes: ArrayBuffer;
      readonly type: PictureType;
      readonly turns: QuarterTurns;
      readonly side: number;
      readonly copies: readonly number[];
    };

/** What a thread is given. */
export interface Given extends ReturnType<typeof threadProgram> {
  readonly task: Task;
}

/** What it found. */
export type Finding =
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'tableError'; readonly problem: TableProblem; readonly detail: string }
  | { readonly kind: 'statement'; readonly statement: ReadStatement }
  | { readonly kind: 'statementError'; readonly problem: StatementError['problem']; readonly detail: string }
  | { readonly kind: 'picture'; readonly fault: PictureFault | null }
  | { readonly kind: 'prepared'; readonly prepared: PreparedPicture };

/** What a thread sends of it: a table comes in pieces, each of which is asked for. */
export type Piece = Exclude<Finding, { kind: 'table' }> | TablePiece;

interface TablePiece {
  readonly kind: 'table';
  readonly table: Table;
  readonly isLast: boolean;
}

/** How much of the machine one file may take. */
export interface InspectorLimits {
  /** Milliseconds until a file is given up. */
  readonly limitMs: number;
  /** Megabytes of objects and texts that a thread may hold. */
  readonly heapMb: number;
  /** Files that may wait, of everybody and of one person. */
  readonly maxWaiting: number;
  readonly maxWaitingEach: number;
}

const usualLimits: InspectorLimits = { limitMs: 10_000, heapMb: 512, maxWaiting: 50, maxWaitingEach: 5 };

/** Seconds after which it is worth sending a file again. */
const retryS = 10;

const program = new URL('./worker.ts', import.meta.url);

/** Looks at each file in a thread of its own, one after the other, the next person's first. */
export function workerInspector(limits: Partial<InspectorLimits> = {}): Inspector {
  const { limitMs, heapMb, maxWaiting, maxWaitingEach } = { ...usualLimits, ...limits };
  const turns = createTurns({ maxWaiting, maxWaitingEach, maxAtOnce: 1 });
  const look = async (owner: string, task: Task): Promise<Finding | null> => {
    const found = await turns.take(owner, () => inThread(task, { limitMs, heapMb }));
    if (found === 'tooManyOfOne') throw new HttpFailure(429, 'too many files at once', retryS);
    if (found === 'tooMany') throw new HttpFailure(503, 'too many files are waiting', retryS);
    return found;
  };
  return {
    readTable: async (owner, file) => {
      const found = await look(owner, { kind: 'table', bytes: await file.arrayBuffer() });
      if (found?.kind === 'table') return found.table;
      if (found?.kind === 'tableError') throw new TableError(found.problem, found.detail);
      throw new TableError('unreadable', `not read in ${limitMs} ms and ${heapMb} MB`);
    },
    readStatement: async (owner, file) => {
      const found = await look(owner, { kind: 'statement', bytes: await file.arrayBuffer() });
      if (found?.kind === 'statement') return found.statement;
      if (found?.kind === 'statementError') throw new StatementError(found.problem, found.detail);
      throw new StatementError('unknown', `not read in ${limitMs} ms and ${heapMb} MB`);
    },
    checkPicture: async (owner, file, type) => {
      const found = await look(owner, { kind: 'picture', bytes: await file.arrayBuffer(), type });
      return found?.kind === 'picture' ? found.fault : 'unreadable';
    },
    preparePicture: async (
      owner,
      file,
      type,
      { turns: quarters = 0, side = maxPictureSide, copies = [] } = {},
    ) => {
      const bytes = await file.arrayBuffer();
      const found = await look(owner, {
        kind: 'prepare',
        bytes,
        type,
        turns: quarters,
        side,
        copies,
      });
      if (found?.kind === 'prepared') return found.prepared;
      return (found?.kind === 'picture' ? found.fault : null) ?? 'unreadable';
    },
  };
}

/** What a thread found, or null when it broke, ran out of memory or took too long. */
function inThread(
  task: Task,
  { limitMs, heapMb }: Pick<InspectorLimits, 'limitMs' | 'heapMb'>,
): Promise<Finding | null> {
  return new Promise((resolve) => {
    const given: Given = { ...threadProgram(program), task };
    const worker = new Worker(threadEntry, {
      workerData: given,
      transferList: [task.bytes],
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      // Nothing of the server's is the thread's to know or to write to.
      env: {},
      argv: [],
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    const end = (found: Finding | null): void => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(found);
    };
    const timer = setTimeout(() => end(null), limitMs);
    const rows: Table['rows'][number][] = [];
    worker.on('message', (piece: Piece) => {
      if (piece.kind !== 'table') {
        end(piece);
        return;
      }
      // It was read in time; how long this process takes for its pieces is not the file's doing.
      clearTimeout(timer);
      rows.push(...piece.table.rows);
      if (piece.isLast) end({ kind: 'table', table: { headers: piece.table.headers, rows } });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      else void yieldToEventLoop().then(() => worker.postMessage('more'));
    });
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}
