import type { CodeRange } from '../../pcre/ranges.ts';
import type { Automaton } from './automaton.ts';
import { characterOf } from './texts.ts';

/** How much a search may still do, in steps; shared by the searches of a run, so that it ends in time. */
export interface Budget {
  steps: number;
}

/** A text of `one` that no automaton of `many` accepts, `null` when there is none, or that it is not known. */
export type Outsider = { readonly text: string } | null | 'unknown';

const MAX_STEPS = 5_000;

interface Step {
  readonly state: number;
  readonly others: readonly number[];
  readonly character: string;
  readonly from: Step | null;
}

/** Searches the shortest text that an automaton accepts and all others refuse. */
export function findOutsider(one: Automaton, many: readonly Automaton[], budget: Budget): Outsider {
  const union = unite(many);
  const queue: Step[] = [];
  const seen = new Set<string>();
  const push = (state: number, others: readonly number[], character: string, from: Step | null): void => {
    const key = `${state} ${others.join()}`;
    if (seen.has(key)) return;
    seen.add(key);
    queue.push({ state, others, character, from });
  };
  push(0, close(union, union.starts), '', null);
  // The queue grows while it is read.
  for (let index = 0; index < queue.length; index += 1) {
    if (index > MAX_STEPS || budget.steps <= 0) return 'unknown';
    budget.steps -= 1;
    const step = queue[index];
    if (!step) break;
    if (step.state === one.accept && !step.others.some((state) => union.accepts.has(state))) {
      return { text: textOf(step) };
    }
    for (const next of one.silent[step.state] ?? []) push(next, step.others, '', step);
    for (const { ranges, to } of one.edges[step.state] ?? []) {
      for (const range of ranges) {
        for (const piece of piecesOf(range, union, step.others)) {
          const character = characterOf(piece, index);
          if (character === null) continue;
          push(to, close(union, move(union, step.others, piece[0])), character, step);
        }
      }
    }
  }
  return null;
}

interface Union extends Pick<Automaton, 'silent' | 'edges'> {
  readonly starts: readonly number[];
  readonly accepts: ReadonlySet<number>;
}

function unite(many: readonly Automaton[]): Union {
  const silent: number[][] = [];
  const edges: Automaton['edges'][number][] = [];
  const starts: number[] = [];
  const accepts = new Set<number>();
  for (const automaton of many) {
    const shift = silent.length;
    starts.push(shift);
    accepts.add(automaton.accept + shift);
    for (const targets of automaton.silent) silent.push(targets.map((target) => target + shift));
    for (const list of automaton.edges)
      edges.push(list.map(({ ranges, to }) => ({ ranges, to: to + shift })));
  }
  return { silent, edges, starts, accepts };
}

/** The states and all that they are as good as, sorted. */
function close({ silent }: Union, states: Iterable<number>): number[] {
  const found = new Set(states);
  for (const state of found) for (const next of silent[state] ?? []) found.add(next);
  return [...found].toSorted((a, b) => a - b);
}

function move({ edges }: Union, states: readonly number[], point: number): Set<number> {
  const found = new Set<number>();
  for (const state of states) {
    for (const { ranges, to } of edges[state] ?? []) {
      if (ranges.some(([from, end]) => from <= point && point <= end)) found.add(to);
    }
  }
  return found;
}

/** A range cut wherever some state begins or ends to read its characters. */
function piecesOf([from, to]: CodeRange, { edges }: Union, states: readonly number[]): CodeRange[] {
  const cuts = new Set([from]);
  for (const state of states) {
    for (const { ranges } of edges[state] ?? []) {
      for (const [low, high] of ranges) {
        if (low > from && low <= to) cuts.add(low);
        if (high >= from && high < to) cuts.add(high + 1);
      }
    }
  }
  const sorted = [...cuts].toSorted((a, b) => a - b);
  return sorted.map((cut, index) => [cut, (sorted[index + 1] ?? to + 1) - 1]);
}

function textOf(last: Step): string {
  let text = '';
  for (let step: Step | null = last; step; step = step.from) text = step.character + text;
  return text;
}
