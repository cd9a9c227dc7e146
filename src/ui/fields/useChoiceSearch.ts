import { useEffect, useState } from 'react';
import type { Choice } from './types.ts';

export type LoadChoices<T = Choice> = (query: string, signal: AbortSignal) => Promise<readonly T[]>;

export interface ChoiceSearch<T = Choice> {
  readonly status: 'idle' | 'loading' | 'failed' | 'loaded';
  /** Those of the last answer stay while the next one is awaited. */
  readonly choices: readonly T[];
}

const nothing: ChoiceSearch<never> = { status: 'idle', choices: [] };

/**
 * The choices a loader finds for what is being typed: asked `debounceMs` after the last key, the previous
 * request aborted, a late answer ignored. Nothing is asked under `minLength` characters or when not active.
 */
export function useChoiceSearch<T = Choice>(
  load: LoadChoices<T>,
  query: string,
  { isActive, minLength, debounceMs = 250 }: { isActive: boolean; minLength: number; debounceMs?: number },
): ChoiceSearch<T> {
  const [search, setSearch] = useState<ChoiceSearch<T>>(nothing);
  const text = query.trim();
  const isAsking = isActive && text.length >= minLength;

  useEffect(() => {
    if (!isAsking) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      setSearch((previous) => ({ status: 'loading', choices: previous.choices }));
      load(text, controller.signal).then(
        (choices) => {
          if (!controller.signal.aborted) setSearch({ status: 'loaded', choices });
        },
        () => {
          if (!controller.signal.aborted) setSearch({ status: 'failed', choices: [] });
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [load, text, isAsking, debounceMs]);

  return isAsking ? search : nothing;
}
