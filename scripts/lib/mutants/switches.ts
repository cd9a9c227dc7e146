import { withMutant, type Mutant } from './make-mutants.ts';

/** A fault by the number that switches it on. */
interface Switched {
  readonly id: number;
  readonly mutant: Mutant;
}

/** What holds the number of the fault that is on, in the process of the tests. */
const current = "globalThis[Symbol.for('ilot.fault')]";

/**
 * A file with many of its faults at once, each behind a switch: `a < b` becomes `(… === 3 ? (a <= b) : (a < b))`. So
 * it is loaded once for all of them.
 *
 * @param faults are those that have a `within`
 */
export function withSwitches(text: string, faults: readonly Switched[]): string {
  const spans = new Map<string, Switched[]>();
  for (const fault of faults) {
    const { within } = fault.mutant;
    if (within === null) continue;
    const key = `${within.start}-${within.end}`;
    spans.set(key, [...(spans.get(key) ?? []), fault]);
  }
  // Outer spans first, as they stand in the file.
  const ordered = [...spans.values()]
    .map((list) => ({ ...spanOf(list), list }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const render = (start: number, end: number, from: number): [text: string, next: number] => {
    let out = '';
    let at = start;
    let next = from;
    for (let span = ordered[next]; span !== undefined && span.start < end; span = ordered[next]) {
      const [inner, after] = render(span.start, span.end, next + 1);
      out += text.slice(at, span.start) + guarded(text, span.list, inner);
      at = span.end;
      next = after;
    }
    return [out + text.slice(at, end), next];
  };
  return render(0, text.length, 0)[0];
}

function spanOf([first]: readonly Switched[]): { start: number; end: number } {
  if (first?.mutant.within == null) throw new Error('A switch needs the span of its fault.');
  return first.mutant.within;
}

/** What stands in place of an expression or statement, whose own text `inner` may hold further switches. */
function guarded(text: string, list: readonly Switched[], inner: string): string {
  const { start, end } = spanOf(list);
  return list.reduce((sound, { id, mutant }) => {
    const isOn = `${current} === ${id}`;
    if (mutant.text === '') return `if (${isOn}) {} else ${sound}`;
    const faulty = withMutant(text, mutant).slice(
      start,
      end + mutant.text.length - (mutant.end - mutant.start),
    );
    return `(${isOn} ? (${faulty}) : (${sound}))`;
  }, inner);
}

/** A file of tests that runs with one fault on, and stops at its first failure. */
export const withFaultOn = (text: string, id: number): string => `
import { afterEach as afterEachOfFault, beforeEach as beforeEachOfFault } from 'vitest';
${current} = ${id};
const isFound = () => globalThis[Symbol.for('ilot.found')] === ${id};
if (isFound()) throw new Error('found by another file');
beforeEachOfFault(({ skip }) => skip(isFound()));
afterEachOfFault(({ task }) => {
  if (task.result?.state === 'fail') globalThis[Symbol.for('ilot.found')] = ${id};
});
${text}`;
