import type { Paint } from '../terminal/colors.ts';
import type { Invocation } from './command.ts';

/** Lines shown of a file's difference. */
const SHOWN_LINES = 30;

/** Writes a unified difference in colours; beyond its first lines only where it is wanted in full. */
export function printDiff(
  { out, paint }: Pick<Invocation, 'out' | 'paint'>,
  diff: string,
  isFull: boolean,
): void {
  if (diff === '') return;
  const lines = diff.replace(/\n$/, '').split('\n');
  const shown = isFull ? lines : lines.slice(0, SHOWN_LINES);
  for (const [index, line] of shown.entries()) out(`${paintLine(paint, line, index)}\n`);
  const lacking = lines.length - shown.length;
  if (lacking > 0) out(paint.dim(`… ${lacking} more ${lacking === 1 ? 'line' : 'lines'}: --full`) + '\n');
}

function paintLine(paint: Paint, line: string, index: number): string {
  // The two lines of the header begin as removed and added ones do.
  if (index < 2) return paint.bold(line);
  if (line.startsWith('@@')) return paint.cyan(line);
  if (line.startsWith('+')) return paint.green(line);
  return line.startsWith('-') ? paint.red(line) : line;
}
