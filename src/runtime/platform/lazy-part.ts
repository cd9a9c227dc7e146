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

export interface LazyPartOptions<Props> {
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

/**
 * A part of a page whose code is fetched when it is first shown. Where that fails (no network, a deployment
 * meanwhile) the page goes on without it, which `React.lazy` would not let it; the next showing, or the
 * network when it is back, tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = Nothing, failed = pending }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let code: ComponentType<Props> | null = null;
  const bring = async (): Promise<void> => {
    code = await load();
  };

  function Part(props: Props) {
    const [hasFailed, setFailed] = useState(false);
    const [, showAgain] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (code !== null) return undefined;
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
      // What stands around it is painted first.
      const giveUp = afterPaint(needAgain);
      window.addEventListener('online', needAgain);
      return () => {
        giveUp();
        window.removeEventListener('online', needAgain);
      };
    }, []);
    return createElement(code ?? (hasFailed ? failed : pending), props);
  }

  return Object.assign(Part, {
    prepare: () => {
      if (code === null) bring().catch(() => undefined);
    },
    isHere: () => code !== null,
  });
}
