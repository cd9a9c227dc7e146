import { useEffect, useRef, useState } from 'react';
import { FileRefusedError, type FileRemedy } from '#runtime/protocol/send-file.ts';

/** A file that the server has. */
export interface SentFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** MIME type. */
  readonly type: string;
  /** Where it is read. */
  readonly href?: string | undefined;
}

/** Sends one file; rejects with `FileRefusedError` when the server says no. */
export type SendOne = (
  file: File,
  options: {
    readonly signal: AbortSignal;
    readonly onProgress: (fraction: number) => void;
    /** Told when the network is gone and the sending waits, and when it goes on. */
    readonly onPause: (isPaused: boolean) => void;
  },
) => Promise<SentFile>;

/** A file on its way. */
export interface Upload {
  readonly key: string;
  readonly file: File;
  readonly state:
    | { readonly kind: 'waiting' }
    /** 0 to 1; paused while there is no network. */
    | { readonly kind: 'sending'; readonly fraction: number; readonly isPaused: boolean }
    /** `text`: what the server said; null where there was no answer. `remedies`: where that is put right. */
    | { readonly kind: 'failed'; readonly text: string | null; readonly remedies: readonly FileRemedy[] };
}

interface UploadsOptions {
  readonly send: SendOne;
  readonly onSent: (file: SentFile, from: File) => void;
  readonly onFailed: (file: File) => void;
}

/** So many files are sent at once; the others wait. */
const atOnce = 2;

/** Sends files one after the other, two at a time; what fails stays, to be tried again. */
export function useUploads(options: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const latest = useRef(options);
  const serial = useRef(0);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const underWay = controllers.current;
    return () => underWay.forEach((controller) => controller.abort());
  }, []);

  const put = (key: string, state: Upload['state']) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, state } : upload)));
  const drop = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));

  const start = async ({ key, file }: Upload): Promise<void> => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    const { signal } = controller;
    const sending = { kind: 'sending' as const, fraction: 0, isPaused: false };
    const change = (next: Partial<typeof sending>): void => put(key, { ...Object.assign(sending, next) });
    put(key, { ...sending });
    try {
      const sent = await latest.current.send(file, {
        signal,
        onProgress: (fraction) => change({ fraction }),
        onPause: (isPaused) => change({ isPaused }),
      });
      if (signal.aborted) return;
      drop(key);
      latest.current.onSent(sent, file);
    } catch (error) {
      if (signal.aborted) return;
      const { text, remedies } = error instanceof FileRefusedError ? error : { text: null, remedies: [] };
      put(key, { kind: 'failed', text, remedies });
      latest.current.onFailed(file);
    } finally {
      controllers.current.delete(key);
    }
  };

  useEffect(() => {
    const free = atOnce - controllers.current.size;
    const next = uploads.filter(
      ({ key, state }) => state.kind === 'waiting' && !controllers.current.has(key),
    );
    for (const upload of next.slice(0, Math.max(0, free))) void start(upload);
  });

  return {
    uploads,
    add: (files: readonly File[]) =>
      setUploads((all) => [
        ...all,
        ...files.map((file): Upload => ({
          key: `${(serial.current += 1)}`,
          file,
          state: { kind: 'waiting' },
        })),
      ]),
    retry: (key: string) => put(key, { kind: 'waiting' }),
    cancel: (key: string) => {
      controllers.current.get(key)?.abort();
      drop(key);
    },
  };
}
