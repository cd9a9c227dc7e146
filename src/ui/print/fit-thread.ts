/** A picture that a thread is asked to make for paper. */
export interface FitTask {
  readonly href: string;
  /** In its own pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Its longest side on paper, in pixels. */
  readonly side: number;
  /** Whether it has clearly more pixels than paper shows. */
  readonly isLarge: boolean;
}

/** The part of a worker that a thread speaks to. */
export interface FitPort {
  postMessage(task: FitTask): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Blob | null>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** Makes pictures for paper beside the page, one after the other. */
export interface FitThread {
  /** Null where the picture stays as it is. */
  fit(task: FitTask): Promise<Blob | null>;
  end(): void;
}

/** Opens a thread; where the browser cannot run it, pictures stay as they are. */
export function openFitThread(
  open: () => FitPort = () =>
    new Worker(new URL('./fit-worker.ts', import.meta.url), { type: 'module', name: 'ilot-pictures' }),
): FitThread {
  const port = open();
  // Answers come in the order of the tasks.
  const waiting: ((fitted: Blob | null) => void)[] = [];
  let isBroken = false;
  port.addEventListener('message', ({ data }) => waiting.shift()?.(data));
  port.addEventListener('error', () => {
    isBroken = true;
    for (const give of waiting.splice(0)) give(null);
  });
  return {
    fit: (task) =>
      new Promise((give) => {
        if (isBroken) return give(null);
        waiting.push(give);
        port.postMessage(task);
      }),
    end: () => port.terminate(),
  };
}
