import { isWithin } from '../protocol/prop-paths.ts';

interface Selection {
  readonly only?: readonly string[] | undefined;
  readonly except?: readonly string[] | undefined;
}

/** Which props are on their way, and which could not be had. */
export interface ReloadActivity {
  /** Whether the prop at a path is being asked for. */
  isReloading(path: string): boolean;
  /** Whether the prop at a path was asked for in vain. */
  hasFailed(path: string): boolean;
  subscribe(listener: () => void): () => void;
}

export interface ReloadLog extends ReloadActivity {
  /** A request begins; call the answer with whether it brought what was asked for. */
  begin(selection: Selection): (isDone: boolean) => void;
  /** Another page is shown. */
  clear(): void;
}

const concerns = ({ only, except }: Selection, path: string): boolean => {
  if (except?.some((left) => isWithin(path, left))) return false;
  return !only?.length || only.some((asked) => isWithin(path, asked) || isWithin(asked, path));
};

/** Makes the log of the requests for props of the page shown. */
export function createReloadLog(): ReloadLog {
  const underWay = new Set<Selection>();
  let failed: readonly Selection[] = [];
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());

  return {
    begin(selection) {
      underWay.add(selection);
      notify();
      return (isDone) => {
        underWay.delete(selection);
        const others = failed.filter(({ only }) => only?.join() !== selection.only?.join());
        failed = isDone ? others : [...others, selection];
        notify();
      };
    },
    clear() {
      if (failed.length === 0) return;
      failed = [];
      notify();
    },
    isReloading: (path) => [...underWay].some((selection) => concerns(selection, path)),
    hasFailed: (path) => failed.some((selection) => concerns(selection, path)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
