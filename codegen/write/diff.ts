const CONTEXT_LINES = 2;
const MAX_LINES = 30;
/** Beyond this many compared pairs of lines the changed part is shown as one block. */
const MAX_PAIRS = 250_000;

/** A short difference of two texts, `-` and `+` before the lines, two lines around each change. */
export function shortDiff(before: string, after: string): string {
  const old = before === '' ? [] : before.split('\n');
  const now = after === '' ? [] : after.split('\n');
  const lines = aligned(old, now);
  const isNear = (index: number): boolean =>
    lines
      .slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1)
      .some((line) => !line.startsWith('  '));
  const shown: string[] = [];
  let skipped = true;
  for (const [index, line] of lines.entries()) {
    if (!isNear(index)) {
      skipped = true;
      continue;
    }
    if (skipped) shown.push(`@@ line ${index + 1} @@`);
    skipped = false;
    shown.push(line);
  }
  const cut = shown.length - MAX_LINES;
  return [...shown.slice(0, MAX_LINES), ...(cut > 0 ? [`… ${cut} more lines`] : [])].join('\n');
}

function aligned(old: readonly string[], now: readonly string[]): string[] {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  const keep = (line: string): string => `  ${line}`;
  return [
    ...old.slice(0, start).map(keep),
    ...changedPart(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...now.slice(now.length - end).map(keep),
  ];
}

/** The longest common subsequence decides what stays. */
function changedPart(old: readonly string[], now: readonly string[]): string[] {
  if (old.length * now.length > MAX_PAIRS)
    return [...old.map((line) => `- ${line}`), ...now.map((line) => `+ ${line}`)];
  const width = now.length + 1;
  const common = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: string[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      lines.push(`  ${old[i]}`);
      i += 1;
      j += 1;
    } else if (i < old.length && (j >= now.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push(`- ${old[i]}`);
      i += 1;
    } else {
      lines.push(`+ ${now[j]}`);
      j += 1;
    }
  }
  return lines;
}
