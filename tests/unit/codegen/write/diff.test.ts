import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { unifiedDiff } from '#codegen/write/diff.ts';

const text = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** Few different lines, so that texts have much in common; with and without a final line end. */
const texts = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', 'c', '', '-- x', '++ y'), { maxLength: 30 }), fc.boolean())
  .map(([lines, ends]) => lines.join('\n') + (ends && lines.length > 0 ? '\n' : ''));

describe('a unified difference', () => {
  test('shows each change with three lines around it, and leaves out what lies between', () => {
    const old = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];
    const now = ['a', 'B', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
    expect(unifiedDiff('routes/root.ts', { before: text(...old), after: text(...now) })).toBe(
      `--- a/routes/root.ts
+++ b/routes/root.ts
@@ -1,5 +1,5 @@
 a
-b
+B
 c
 d
 e
@@ -9,3 +9,4 @@
 i
 j
 k
+l
`,
    );
  });

  test('joins changes whose surroundings touch', () => {
    const old = ['a', '1', '2', '3', '4', '5', '6', 'b'];
    const diff = unifiedDiff('x', { before: text(...old), after: text('A', ...old.slice(1, -1), 'B') });
    expect(diff.match(/^@@/gm)).toHaveLength(1);
  });

  test('a file that comes or goes is /dev/null on its other side', () => {
    expect(unifiedDiff('x', { before: null, after: 'a\nb\n' })).toBe(
      '--- /dev/null\n+++ b/x\n@@ -0,0 +1,2 @@\n+a\n+b\n',
    );
    expect(unifiedDiff('x', { before: 'a\n', after: null })).toBe(
      '--- a/x\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n',
    );
  });

  test('tells where the last line has no line end', () => {
    expect(unifiedDiff('x', { before: 'a', after: 'a\n' })).toBe(
      '--- a/x\n+++ b/x\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n',
    );
  });

  test('is empty for equal texts', () => {
    fc.assert(fc.property(texts, (same) => unifiedDiff('x', { before: same, after: same }) === ''));
  });

  test('has no more changed lines than must be, one line among ten thousand', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `line ${index}`);
    const after = lines.toSpliced(20, 1).toSpliced(9_000, 0, 'new');
    const diff = unifiedDiff('x', { before: text(...lines), after: text(...after) });
    expect(diff.split('\n').filter((line) => /^[-+](?![-+])/.test(line))).toEqual(['-line 20', '+new']);
  });

  test('two texts with nothing in common are one block', () => {
    const many = (word: string): string =>
      text(...Array.from({ length: 3_000 }, (_, index) => word + String(index)));
    expect(unifiedDiff('x', { before: many('a'), after: many('b') }).match(/^@@.*@@$/gm)).toEqual([
      '@@ -1,3000 +1,3000 @@',
    ]);
  });

  test('git applies it and gets the new text, whatever the texts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'diff-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const cases = fc.sample(
      fc.tuple(texts, texts).filter(([before, after]) => before !== after && before !== '' && after !== ''),
      100,
    );
    const patch = cases.map(([before, after], index) => unifiedDiff(`${index}`, { before, after })).join('');
    for (const [index, [before]] of cases.entries()) writeFileSync(join(folder, String(index)), before);
    const applied = spawnSync('git', ['apply', '--whitespace=nowarn', '-'], {
      cwd: folder,
      input: patch,
      encoding: 'utf8',
    });
    expect(applied.stderr).toBe('');
    for (const [index, [, after]] of cases.entries()) {
      expect(readFileSync(join(folder, String(index)), 'utf8')).toBe(after);
    }
  });
});
