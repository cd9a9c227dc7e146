/** A line that stays, goes or comes. */
export interface Edit {
  readonly sign: ' ' | '-' | '+';
  readonly line: string;
}

/** Beyond this many lines that differ, the changed part is shown as one block. */
const MAX_CHANGES = 1_000;

/** The fewest lines that must go and come to turn one text into the other, what goes before what comes. */
export function editScript(before: readonly string[], after: readonly string[]): Edit[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const oldMiddle = before.slice(start, before.length - end);
  const newMiddle = after.slice(start, after.length - end);
  return [
    ...before.slice(0, start).map(edit(' ')),
    ...(shortestScript(oldMiddle, newMiddle) ?? [...oldMiddle.map(edit('-')), ...newMiddle.map(edit('+'))]),
    ...before.slice(before.length - end).map(edit(' ')),
  ];
}

function edit(sign: Edit['sign']): (line: string) => Edit {
  return (line) => ({ sign, line });
}

/**
 * Walks the edit graph by growing numbers of changes (Myers, “An O(ND) difference algorithm”, 1986):
 * `furthest` holds, per diagonal x - y, how far a path of that many changes gets. `null` when too many.
 */
function shortestScript(before: readonly string[], after: readonly string[]): Edit[] | null {
  const limit = Math.min(before.length + after.length, MAX_CHANGES);
  let furthest = new Map([[1, 0]]);
  const rounds: (typeof furthest)[] = [];
  for (let changes = 0; changes <= limit; changes += 1) {
    rounds.push(furthest);
    const next = new Map<number, number>();
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let x = isInsertion(furthest, diagonal, changes)
        ? reach(furthest, diagonal + 1)
        : reach(furthest, diagonal - 1) + 1;
      if (x > before.length || x - diagonal > after.length) continue;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      next.set(diagonal, x);
      if (x === before.length && x - diagonal === after.length) return backtrack(rounds, before, after);
    }
    furthest = next;
  }
  return null;
}

function backtrack(
  rounds: readonly ReadonlyMap<number, number>[],
  before: readonly string[],
  after: readonly string[],
): Edit[] {
  const script: Edit[] = [];
  let x = before.length;
  let y = after.length;
  const keepDownTo = (fromX: number, fromY: number): void => {
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      script.push({ sign: ' ', line: before[x] ?? '' });
    }
  };
  for (let changes = rounds.length - 1; changes > 0; changes -= 1) {
    const furthest = rounds[changes] ?? new Map<number, number>();
    const diagonal = x - y;
    const inserts = isInsertion(furthest, diagonal, changes);
    const fromX = reach(furthest, inserts ? diagonal + 1 : diagonal - 1);
    const fromY = fromX - (inserts ? diagonal + 1 : diagonal - 1);
    keepDownTo(inserts ? fromX : fromX + 1, inserts ? fromY + 1 : fromY);
    if (inserts) script.push({ sign: '+', line: after[fromY] ?? '' });
    else script.push({ sign: '-', line: before[fromX] ?? '' });
    x = fromX;
    y = fromY;
  }
  keepDownTo(0, 0);
  return script.toReversed();
}

function isInsertion(furthest: ReadonlyMap<number, number>, diagonal: number, changes: number): boolean {
  if (diagonal === -changes) return true;
  return diagonal !== changes && reach(furthest, diagonal - 1) < reach(furthest, diagonal + 1);
}

function reach(furthest: ReadonlyMap<number, number>, diagonal: number): number {
  return furthest.get(diagonal) ?? -1;
}
