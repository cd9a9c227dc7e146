/** Tells the runner of this process that a job may be waiting; without a runner nothing happens. */
export interface JobSignal {
  wake(): void;
  /** Calls back at each `wake`, until the function given back is called. */
  onWake(listener: () => void): () => void;
}

/** A signal within one process. Other processes and tabs find the job by looking from time to time. */
export function jobSignal(): JobSignal {
  const listeners = new Set<() => void>();
  return {
    wake: () => {
      for (const listener of listeners) listener();
    },
    onWake: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
