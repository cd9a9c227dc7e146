import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockPath, withLock } from '#codegen/write/lock.ts';
import { createWorkspace } from '../workspace.ts';

function target(): string {
  return join(createWorkspace('').folder, 'src/generated');
}

async function deadProcess(): Promise<number | undefined> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((done) => child.once('exit', done));
  return child.pid;
}

/** Makes a lock, whose time is some seconds ago. */
function leaveLock(path: string, owner: string, ageS = 0): string {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(lockPath(path), owner);
  const time = Date.now() / 1_000 - ageS;
  utimesSync(lockPath(path), time, time);
  return lockPath(path);
}

test('one at a time, and nothing is left behind', async () => {
  const path = target();
  let holders = 0;
  const work = async (): Promise<void> => {
    expect((holders += 1)).toBe(1);
    expect(readFileSync(lockPath(path), 'utf8')).toMatch(`${process.pid} ${hostname()} `);
    await new Promise(setImmediate);
    holders -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withLock(path, work)));
  expect(existsSync(lockPath(path))).toBe(false);
});

test('work that fails lets go of it', async () => {
  const path = target();
  await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(path, () => Promise.resolve('next'))).toBe('next');
});

test('a lock whose owner died is taken over', async () => {
  const path = target();
  leaveLock(path, `${await deadProcess()} ${hostname()} 1`);
  expect(await withLock(path, () => Promise.resolve('next'))).toBe('next');
});

test('an empty lock is taken over when its owner had time enough to stand in it', async () => {
  const path = target();
  leaveLock(path, '', 10);
  expect(await withLock(path, () => Promise.resolve('next'))).toBe('next');
});

test('a lock of another machine counts, until it is too old to be true', async () => {
  const path = target();
  const lock = leaveLock(path, `${await deadProcess()} elsewhere 1`);
  let isOver = false;
  const next = withLock(path, () => Promise.resolve(isOver));
  await new Promise(setImmediate);
  isOver = true;
  utimesSync(lock, 1, 1);
  expect(await next).toBe(true);
});

test('who lost its lock does not take away that of its successor', async () => {
  const path = target();
  await withLock(path, () => {
    writeFileSync(lockPath(path), 'another');
    return Promise.resolve();
  });
  expect(readFileSync(lockPath(path), 'utf8')).toBe('another');
});

test('all names of a folder lead to the same lock', () => {
  const path = target();
  mkdirSync(path, { recursive: true });
  symlinkSync(path, `${path}-link`);
  expect(lockPath(`${path}-link`)).toBe(lockPath(path));
});
