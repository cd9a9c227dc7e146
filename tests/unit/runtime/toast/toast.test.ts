import { expect, test } from 'vitest';
import { createToastQueue, type ToastMessage } from '#runtime/toast/toast.ts';

const message = (text: string): ToastMessage => ({ tone: 'info', text });

function presenter() {
  const shown: string[] = [];
  return {
    shown,
    show: ({ text }: ToastMessage) => void shown.push(text),
    dismiss: (name: string) => void shown.splice(0, shown.length, ...shown.filter((text) => text !== name)),
    clear: () => void shown.splice(0),
  };
}

test('toasts raised before their code is there are shown in order once it is', () => {
  const queue = createToastQueue();
  queue.push(message('a'));
  queue.push(message('b'));
  const area = presenter();
  queue.attach(area);
  queue.push(message('c'));
  expect(area.shown).toEqual(['a', 'b', 'c']);
});

test('the code is asked for with the first toast, not before', () => {
  const queue = createToastQueue();
  let loads = 0;
  queue.onFirst(() => (loads += 1));
  expect(loads).toBe(0);
  queue.push(message('a'));
  queue.push(message('b'));
  expect(loads).toBe(1);
});

test('a change of path takes away what is shown and what still waits', () => {
  const queue = createToastQueue();
  queue.push(message('a'));
  queue.clear();
  const area = presenter();
  queue.attach(area);
  expect(area.shown).toEqual([]);
  queue.push(message('b'));
  queue.clear();
  expect(area.shown).toEqual([]);
});

test('a toast is taken away by its name, shown or waiting', () => {
  const queue = createToastQueue();
  queue.push({ ...message('a'), name: 'a' });
  queue.push({ ...message('b'), name: 'b' });
  queue.dismiss('a');
  const area = presenter();
  queue.attach(area);
  expect(area.shown).toEqual(['b']);
  queue.dismiss('b');
  expect(area.shown).toEqual([]);
});

test('what one presenter still shows is shown by the one that takes its place', () => {
  const queue = createToastQueue();
  const leave = queue.attach(presenter());
  queue.push(message('a'));
  leave([message('a')]);
  queue.push(message('b'));
  const area = presenter();
  queue.attach(area);
  leave([message('c')]);
  queue.push(message('d'));
  expect(area.shown).toEqual(['a', 'b', 'd']);
});
