import { createElement, useEffect, useReducer, useState, type ComponentType } from 'react';

export interface LazyPartOptions<Props> {
  /** Shown until the code is here; default: nothing. */
  readonly pending?: ComponentType<Props>;
  /** Shown where the code cannot be had; default: what is shown until then. */
  readonly failed?: ComponentType<Props>;
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
): ComponentType<Props> {
  let code: ComponentType<Props> | null = null;

  return function LazyPart(props: Props) {
    const [hasFailed, setFailed] = useState(false);
    const [, showAgain] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (code !== null) return undefined;
      const need = async (): Promise<void> => {
        try {
          code = await load();
          showAgain();
        } catch {
          setFailed(true);
        }
      };
      const needAgain = (): void => void need();
      needAgain();
      window.addEventListener('online', needAgain);
      return () => window.removeEventListener('online', needAgain);
    }, []);
    return createElement(code ?? (hasFailed ? failed : pending), props);
  };
}
