import { useEffect, useState } from 'react';
import type { Choice } from './types.ts';

export type LoadChoices<T = Choice> = (query: string, signal: AbortSignal) => Promise<readonly T[]>;

export interface ChoiceSearch<T = Choice> {
  readonly status: 'idle' | 'loading' | 'failed' | 'loaded';
  /** Those of the last answer stay while the next one is awaited, unless something else is searched for. */
  readonly choices: readonly T[];
}

const nothing: ChoiceSearch<never> = { status: 'idle', choices: [] };
const awaited: ChoiceSearch<never> = { status: 'loading', choices: [] };

/** An answer with the text that it was asked for. */
interface Answer<T> extends ChoiceSearch<T> {
  readonly of: string;
}

/** Whether a text goes on from another, letters added or taken away: what was found for one fits the other. */
export const goesOnFrom = (text: string, before: string): boolean =>
  text.startsWith(before) || before.startsWith(text);

/**
 * The choices a loader finds for what is being typed: asked `debounceMs` after the last key, the previous
 * request aborted, a late answer ignored. Nothing is asked under `minLength` characters or when not active.
 */
export function useChoiceSearch<T = Choice>(
  load: LoadChoices<T>,
  query: string,
  { isActive, minLength, debounceMs = 250 }: { isActive: boolean; minLength: number; debounceMs?: number },
): ChoiceSearch<T> {
  const [search, setSearch] = useState<Answer<T>>({ ...nothing, of: '' });
  const text = query.trim();
  const isAsking = isActive && text.length >= minLength;

  useEffect(() => {
    if (!isAsking) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      setSearch((previous) => ({ ...previous, status: 'loading' }));
      load(text, controller.signal).then(
        (choices) => {
          if (!controller.signal.aborted) setSearch({ status: 'loaded', choices, of: text });
        },
        () => {
          if (!controller.signal.aborted) setSearch({ status: 'failed', choices: [], of: text });
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [load, text, isAsking, debounceMs]);

  if (!isAsking) return nothing;
  return goesOnFrom(text, search.of) ? search : awaited;
}
