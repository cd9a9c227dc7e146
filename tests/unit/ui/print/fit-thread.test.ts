import { expect, test } from 'vitest';
import { openFitThread, type FitPort, type FitTask } from '#ui/print/fit-thread.ts';

const task = (href: string): FitTask => ({
  href,
  size: { width: 1600, height: 1200 },
  side: 693,
  isLarge: true,
});

function fakePort() {
  const asked: string[] = [];
  let hasEnded = false;
  const events = new EventTarget();
  const port: FitPort = {
    postMessage: ({ href }) => void asked.push(href),
    terminate: () => {
      hasEnded = true;
    },
    addEventListener: (type: string, listener: (event: never) => void) =>
      events.addEventListener(type, listener as EventListener),
  };
  return {
    port,
    asked,
    hasEnded: () => hasEnded,
    answer: (data: Blob | null) => events.dispatchEvent(new MessageEvent('message', { data })),
    break: () => events.dispatchEvent(new Event('error')),
  };
}

test('a thread has its pictures at once, and gives each its own answer', async () => {
  const fake = fakePort();
  const thread = openFitThread(() => fake.port);
  const fitted = Promise.all(['/a', '/b', '/c'].map((href) => thread.fit(task(href))));
  expect(fake.asked).toEqual(['/a', '/b', '/c']);
  const [first, third] = [new Blob(['first']), new Blob(['third'])];
  for (const answer of [first, null, third]) fake.answer(answer);
  expect(await fitted).toEqual([first, null, third]);
  thread.end();
  expect(fake.hasEnded()).toBe(true);
});

test('where a thread breaks, its pictures stay as they are, those asked for later too', async () => {
  const fake = fakePort();
  const thread = openFitThread(() => fake.port);
  const waiting = thread.fit(task('/a'));
  fake.break();
  expect(await waiting).toBeNull();
  expect(await thread.fit(task('/b'))).toBeNull();
  expect(fake.asked).toEqual(['/a']);
});
