import { editScript, type Edit } from './edit-script.ts';

const CONTEXT_LINES = 3;
const NO_FINAL_LINE_END = '\\ No newline at end of file';

/** Texts to compare; `null` where there is no file. */
export interface Versions {
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * The difference of two texts as `diff -u` writes it, three lines around each change, ending with a line
 * end; `''` when they are equal. `path` has `/` and no leading one; a file that comes or goes is
 * `/dev/null` on its other side.
 */
export function unifiedDiff(path: string, { before, after }: Versions): string {
  if (before === after) return '';
  const lines = numbered(editScript(linesOf(before ?? ''), linesOf(after ?? '')));
  const header = [
    `--- ${before === null ? '/dev/null' : `a/${path}`}`,
    `+++ ${after === null ? '/dev/null' : `b/${path}`}`,
  ];
  const hunks = hunksOf(lines).map((hunk) => hunkText(hunk));
  return [...header, ...hunks].map((part) => `${part}\n`).join('');
}

interface NumberedEdit extends Edit {
  /** Lines of the old and the new text that stand before this one. */
  readonly oldBefore: number;
  readonly newBefore: number;
}

/** Lines with their line ends, so that a last line without one differs from the same line with one. */
function linesOf(text: string): string[] {
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  return [...lines.map((line) => `${line}\n`), ...(last === '' ? [] : [last])];
}

function numbered(edits: readonly Edit[]): NumberedEdit[] {
  let oldBefore = 0;
  let newBefore = 0;
  return edits.map((edit) => {
    const line = { ...edit, oldBefore, newBefore };
    if (edit.sign !== '+') oldBefore += 1;
    if (edit.sign !== '-') newBefore += 1;
    return line;
  });
}

function hunksOf(lines: readonly NumberedEdit[]): NumberedEdit[][] {
  const hunks: NumberedEdit[][] = [];
  let end = 0;
  for (const [index, { sign }] of lines.entries()) {
    if (sign === ' ') continue;
    const start = Math.max(0, index - CONTEXT_LINES);
    const next = Math.min(lines.length, index + CONTEXT_LINES + 1);
    const open = hunks.at(-1);
    if (open && start <= end) open.push(...lines.slice(end, next));
    else hunks.push(lines.slice(start, next));
    end = Math.max(end, next);
  }
  return hunks;
}

function hunkText(lines: readonly NumberedEdit[]): string {
  const [first] = lines;
  const range = (before: number, sign: '-' | '+'): string => {
    const count = lines.filter((line) => line.sign === ' ' || line.sign === sign).length;
    // The format counts from 1, and names the line before an empty range.
    return `${sign}${count === 0 ? before : before + 1},${count}`;
  };
  const head = `@@ ${range(first?.oldBefore ?? 0, '-')} ${range(first?.newBefore ?? 0, '+')} @@`;
  const body = lines.map(({ sign, line }) =>
    line.endsWith('\n') ? `${sign}${line.slice(0, -1)}` : `${sign}${line}\n${NO_FINAL_LINE_END}`,
  );
  return [head, ...body].join('\n');
}
