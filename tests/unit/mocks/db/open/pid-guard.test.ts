import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdPidFile, PidFileHeldError } from '#mocks/db/open/pid-guard.ts';

let folder = '';
let path = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ilot-pid-'));
  path = join(folder, 'ilot.pid');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a living owner is named and refused; its file is left as it was', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    writeFileSync(path, JSON.stringify({ pid: child.pid, birth: null }));
    expect(() => holdPidFile(path)).toThrow(PidFileHeldError);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: child.pid });
    expect(readdirSync(folder)).toEqual(['ilot.pid']);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  holdPidFile(path)();
});

test('the file of a dead process is taken over, then removed on release', () => {
  writeFileSync(path, JSON.stringify({ pid: 2 ** 22 - 3, birth: null }));
  const release = holdPidFile(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  release();
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a number given to another process since then does not keep the file', () => {
  writeFileSync(path, JSON.stringify({ pid: process.pid, birth: 'another-boot:1' }));
  holdPidFile(path)();
  expect(existsSync(path)).toBe(false);
});

test('an empty or unreadable file, left by a crash while writing, does not keep the folder', () => {
  for (const text of ['', 'garbage', '{"pid":"x"}', 'null']) {
    writeFileSync(path, text);
    holdPidFile(path)();
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('one process takes the file once', () => {
  const release = holdPidFile(path);
  expect(() => holdPidFile(path)).toThrow(PidFileHeldError);
  release();
});
