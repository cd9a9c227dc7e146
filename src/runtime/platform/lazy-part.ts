import {
  createElement,
  startTransition,
  useEffect,
  useReducer,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { afterPaint } from './after-paint.ts';
import { fetchCode } from './fetch-code.ts';

export interface LazyPartOptions<Props> {
  /** Its code is asked for when it is first drawn; default: after the paint of what stands around it. */
  readonly isUrgent?: boolean;
  /** Shown until the code is here; default: nothing. */
  readonly pending?: ComponentType<Props>;
  /** Shown where the code cannot be had; default: what is shown until then. */
  readonly failed?: ComponentType<Props>;
}

/** A component whose code comes by itself. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Fetches the code before it is shown; a failure is met when it is. */
  prepare(): void;
  /** Whether the code is here. */
  isHere(): boolean;
}

const Nothing = (): null => null;

const atOnce = (run: () => void): (() => void) => {
  run();
  return () => undefined;
};

/**
 * A part of a page whose code is fetched when it is first shown. Where that fails (no network, a deployment
 * meanwhile) the page goes on without it, which `React.lazy` would not let it; the next showing, or the
 * network when it is back, tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isUrgent = false, pending = Nothing, failed = pending }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let code: ComponentType<Props> | null = null;
  const bring = async (): Promise<void> => {
    code = await fetchCode(load);
  };
  const begin = isUrgent ? atOnce : afterPaint;
  const prepare = (): void => {
    if (code === null) bring().catch(() => undefined);
  };

  function Part(props: Props) {
    const [hasFailed, setFailed] = useState(() => {
      if (isUrgent) prepare();
      return false;
    });
    const [, showAgain] = useReducer((count: number) => count + 1, 0);
    const [isDrawn] = useState(() => code !== null);
    useEffect(() => {
      if (code !== null) {
        // It came between this drawing and its effects: nothing else would tell.
        if (!isDrawn) startTransition(showAgain);
        return undefined;
      }
      const need = async (): Promise<void> => {
        try {
          await bring();
          // Many may wait for the same code: drawn in slices, they leave the browser its turns.
          startTransition(showAgain);
        } catch {
          setFailed(true);
        }
      };
      const needAgain = (): void => void need();
      const giveUp = begin(needAgain);
      window.addEventListener('online', needAgain);
      return () => {
        giveUp();
        window.removeEventListener('online', needAgain);
      };
    }, [isDrawn]);
    return createElement(code ?? (hasFailed ? failed : pending), props);
  }

  return Object.assign(Part, {
    prepare,
    isHere: () => code !== null,
  });
}
