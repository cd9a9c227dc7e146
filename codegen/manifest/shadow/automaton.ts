import type { CodeRange } from '../../pcre/ranges.ts';
import type { Language } from './language.ts';

interface Edge {
  readonly ranges: readonly CodeRange[];
  readonly to: number;
}

/** States that reading a text goes through, from 0 to `accept`. */
export interface Automaton {
  readonly accept: number;
  /** State → states it is as good as, and states that a character leads to. */
  readonly silent: readonly (readonly number[])[];
  readonly edges: readonly (readonly Edge[])[];
}

const MAX_STATES = 2_000;

/**
 * The automaton of a language: of all that it may hold (`most`), or of what it surely holds (`least`).
 * `null` when it would be too large.
 */
export function buildAutomaton(language: Language, bound: 'most' | 'least'): Automaton | null {
  const silent: number[][] = [[]];
  const edges: Edge[][] = [[]];
  const state = (): number => {
    edges.push([]);
    return silent.push([]) - 1;
  };
  const link = (from: number, to: number): void => void silent[from]?.push(to);

  /** Adds a language behind a state and gives the state behind it; `null` when there are too many. */
  const add = (part: Language, from: number): number | null => {
    if (silent.length > MAX_STATES) return null;
    switch (part.kind) {
      case 'set': {
        const to = state();
        edges[from]?.push({ ranges: part.ranges, to });
        return to;
      }
      case 'sequence':
        return chain(part.parts, from);
      case 'choice': {
        const end = state();
        for (const option of part.options) {
          const last = add(option, from);
          if (last === null) return null;
          link(last, end);
        }
        return end;
      }
      case 'repeat':
        return repeat(part, from);
      default:
        return bound === 'most' ? add(part.of, from) : state();
    }
  };
  const chain = (parts: Iterable<Language>, from: number): number | null => {
    let at: number | null = from;
    for (const part of parts) {
      at = add(part, at);
      if (at === null) return null;
    }
    return at;
  };
  const repeat = ({ inner, min, max }: Language & { kind: 'repeat' }, from: number): number | null => {
    const first = chain(times(inner, min), from);
    if (first === null) return null;
    const end = state();
    if (max === Infinity) {
      const loop = state();
      link(first, loop);
      const last = add(inner, loop);
      if (last === null) return null;
      link(last, loop);
      link(loop, end);
      return end;
    }
    let at = first;
    link(at, end);
    for (let count = min; count < max; count += 1) {
      const next = add(inner, at);
      if (next === null) return null;
      link(next, end);
      at = next;
    }
    return end;
  };

  const accept = add(language, 0);
  return accept === null ? null : { accept, silent, edges };
}

function* times<T>(value: T, count: number): Iterable<T> {
  for (let index = 0; index < count; index += 1) yield value;
}
