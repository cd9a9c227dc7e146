import type { UploadProgress } from './request.ts';
import { FileRefusedError, firstText, sendFile } from './send-file.ts';
import { browserJson } from './json-environment.ts';
import { ownHeaders } from './own-headers.ts';

/** Where a file that is sent in parts is begun, and where its parts go. */
export interface PartRoutes {
  readonly begin: string;
  readonly part: (id: string) => string;
  /** Bytes of one part. */
  readonly partBytes: number;
}

export interface SendPartsOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
  /** Told when the network is gone, and when it is back. */
  readonly onPause: (isPaused: boolean) => void;
}

/** What sending in parts needs of its surroundings. */
export interface PartEnvironment {
  /** Begins a file, or asks how much of it is there. */
  readonly begin: (href: string, data: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly send: typeof sendFile;
  /** Waits a number of milliseconds, or until the network is back; rejects when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Waits before the next try, in milliseconds: longer each time, as long as somebody looks for a network. */
const waitsMs = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;
/** Tries in a row that lead nowhere: some twenty minutes without a network. */
const maxTries = 45;

interface UploadState {
  readonly id: string;
  readonly offset: number;
}

const readState = (answer: unknown): UploadState => {
  const { id, offset } = answer as Partial<UploadState>;
  if (typeof id !== 'string' || typeof offset !== 'number') throw new TypeError('the answer tells no offset');
  return { id, offset };
};

/** What tells a file from others on this device. */
const keyOf = ({ name, size, lastModified }: File): string => `${name.slice(0, 200)}|${size}|${lastModified}`;

/**
 * Sends a file part by part. Where the network goes, or the server asks to come back, it waits and goes on from what
 * had arrived, also after the page was loaded anew and the same file chosen again.
 *
 * @returns the identifier under which the whole file waits for the record that it belongs to
 * @throws FileRefusedError when the server does not take it; TypeError after some twenty minutes without an answer
 */
export async function sendParts(
  { begin, part, partBytes }: PartRoutes,
  file: File,
  { signal, onProgress, onPause }: SendPartsOptions,
  environment: PartEnvironment = browserParts,
): Promise<string> {
  const total = file.size;
  const start = { key: keyOf(file), name: file.name, sizeBytes: total };
  const ask = async (): Promise<UploadState> => readState(await environment.begin(begin, start));
  const sendNext = async ({ id, offset }: UploadState): Promise<UploadState> => {
    const bytes = file.slice(offset, offset + partBytes);
    const answer = await environment.send(part(id), new File([bytes], 'part'), {
      field: 'part',
      fields: { offset: String(offset) },
      signal,
      onProgress: ({ loaded }) => reportLoaded(Math.min(total, offset + loaded)),
    });
    return readState(answer);
  };
  const reportLoaded = (loaded: number): void => onProgress({ loaded, total, fraction: loaded / total });

  let state: UploadState | null = null;
  for (let tries = 0; ;) {
    signal.throwIfAborted();
    try {
      const next: UploadState = state === null ? await ask() : await sendNext(state);
      if (tries > 0) onPause(false);
      if (state === null || next.offset > state.offset) tries = 0;
      else tries += 1;
      state = next;
      reportLoaded(state.offset);
      if (state.offset >= total) return state.id;
      if (tries > maxTries) throw new TypeError('the parts of the file lead nowhere');
    } catch (error) {
      signal.throwIfAborted();
      if (!isTransient(error) || tries >= maxTries) throw error;
      onPause(true);
      await environment.wait(waitsMs[Math.min(tries, waitsMs.length - 1)] ?? 30_000, signal);
      tries += 1;
      // What was under way may have arrived: the server knows.
      state = null;
    }
  }
}

/** True where another try may do: no answer, or a server that is busy or starts again. */
const isTransient = (error: unknown): boolean =>
  error instanceof FileRefusedError
    ? error.status === 429 || error.status >= 500
    : error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

/** The browser that shows this document. */
const browserParts: PartEnvironment = {
  begin: async (href, data) => {
    const response = await browserJson.fetch(href, {
      method: 'POST',
      headers: {
        ...ownHeaders(href, browserJson.csrf),
        Accept: 'application/json',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(data),
      credentials: 'same-origin',
    });
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
    const answer: unknown = isJson ? await response.json() : null;
    if (!response.ok || !isJson) throw new FileRefusedError(response.status, firstText(answer));
    return answer;
  },
  send: sendFile,
  wait: (ms, signal) =>
    new Promise((done, failed) => {
      const end = (): void => {
        clearTimeout(timer);
        globalThis.removeEventListener('online', end);
        signal.removeEventListener('abort', end);
        if (signal.aborted) failed(signal.reason as Error);
        else done();
      };
      const timer = setTimeout(end, ms);
      globalThis.addEventListener('online', end);
      signal.addEventListener('abort', end);
    }),
};
