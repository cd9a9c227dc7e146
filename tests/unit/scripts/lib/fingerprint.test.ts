import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprint } from '#scripts/lib/fingerprint.ts';

test('a build is made anew when a source changes, and not for what the generator notes beside its output', () => {
  const root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const put = (path: string, text: string): void => writeFileSync(join(root, path), text);
  mkdirSync(join(root, 'src/generated'), { recursive: true });
  put('src/generated/index.ts', 'export {};');
  put('index.html', '<!doctype html>');
  const now = (): string => fingerprint(root, ['src', 'index.html']);
  const first = now();

  put('src/generated.routes-stamp', 'one');
  expect(now()).toBe(first);
  put('src/generated.routes-stamp', 'two');
  expect(now()).toBe(first);

  put('src/generated/index.ts', 'export const a = 1;');
  const second = now();
  expect(second).not.toBe(first);
  put('index.html', '<!doctype html><p>');
  expect(now()).not.toBe(second);
});
