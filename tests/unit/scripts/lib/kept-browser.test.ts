import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepBrowser } from '#scripts/lib/kept-browser.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function fakeBrowser() {
  let isConnected = true;
  const close = vi.fn(async () => {
    isConnected = false;
  });
  return { isConnected: () => isConnected, close };
}

const idleMs = 60_000;
function kept() {
  const launch = vi.fn(async () => fakeBrowser());
  return { launch, browsers: keepBrowser(launch, idleMs) };
}

test('one browser serves one piece of work after the other, while they follow each other', async () => {
  const { launch, browsers } = kept();
  const first = await browsers.use(async (browser) => browser);
  await vi.advanceTimersByTimeAsync(idleMs - 1);
  expect(await browsers.use(async (browser) => browser)).toBe(first);
  await vi.advanceTimersByTimeAsync(idleMs - 1);
  expect(first.close).not.toHaveBeenCalled();
  expect(launch).toHaveBeenCalledTimes(1);
});

test('it ends after a time without work, and the next work has a new one', async () => {
  const { launch, browsers } = kept();
  const first = await browsers.use(async (browser) => browser);
  await vi.advanceTimersByTimeAsync(idleMs);
  expect(first.close).toHaveBeenCalledTimes(1);
  expect(await browsers.use(async (browser) => browser)).not.toBe(first);
  expect(launch).toHaveBeenCalledTimes(2);
});

test('work that takes long is not ended, nor is it by other work that ends before it', async () => {
  const { browsers } = kept();
  const gate = Promise.withResolvers<void>();
  const long = browsers.use(async (browser) => {
    await gate.promise;
    return browser;
  });
  await browsers.use(async () => undefined);
  await vi.advanceTimersByTimeAsync(3 * idleMs);
  gate.resolve();
  const browser = await long;
  expect(browser.close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(idleMs);
  expect(browser.close).toHaveBeenCalledTimes(1);
});

test('one that died is not used again, nor is one that could not be started', async () => {
  const { launch, browsers } = kept();
  const first = await browsers.use(async (browser) => browser);
  await first.close();
  const second = await browsers.use(async (browser) => browser);
  expect(second).not.toBe(first);
  await second.close();
  launch.mockRejectedValueOnce(new Error('no browser'));
  await expect(browsers.use(async (browser) => browser)).rejects.toThrow('no browser');
  expect((await browsers.use(async (browser) => browser)).isConnected()).toBe(true);
});

test('work that fails leaves the browser to the next; closing ends it at once', async () => {
  const { launch, browsers } = kept();
  const failed = browsers.use(async () => {
    throw new Error('refused');
  });
  await expect(failed).rejects.toThrow('refused');
  const browser = await browsers.use(async (one) => one);
  expect(launch).toHaveBeenCalledTimes(1);
  await browsers.close();
  expect(browser.close).toHaveBeenCalledTimes(1);
  await browsers.close();
});
