import { monotonicFactory } from 'ulid';

/**
 * A source of identifiers: lower-case ULIDs, each greater than the one before it.
 *
 * @param now the system clock, for their time part
 */
export function ulids(now: () => Date): () => string {
  const next = monotonicFactory();
  return () => next(now().getTime()).toLowerCase();
}
