import { expect, test } from 'vitest';
import { lineKeyOf } from '#ui/lines/line-keys.ts';

const bare = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const inside = { isAtStart: false, isAtEnd: false, isChoice: false };

test('the arrows go to other cells only where they do not move the caret', () => {
  const left = { ...bare, key: 'ArrowLeft' };
  expect(lineKeyOf(left, inside)).toBeNull();
  expect(lineKeyOf(left, { ...inside, isAtStart: true })).toEqual({ kind: 'go', rows: 0, columns: -1 });
  expect(lineKeyOf({ ...bare, key: 'ArrowDown' }, inside)).toEqual({ kind: 'go', rows: 1, columns: 0 });
});

test('a selection is changed by Shift, and a list of choices keeps its keys', () => {
  const end = { ...inside, isAtEnd: true };
  expect(lineKeyOf({ ...bare, key: 'ArrowRight', shiftKey: true }, end)).toBeNull();
  for (const key of ['ArrowUp', 'ArrowDown', 'Enter'])
    expect(lineKeyOf({ ...bare, key }, { ...inside, isChoice: true })).toBeNull();
});

test('Alt moves the line, Ctrl or the command key with Backspace deletes it, Backspace alone does not', () => {
  expect(lineKeyOf({ ...bare, key: 'ArrowUp', altKey: true }, inside)).toEqual({ kind: 'move', by: -1 });
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }])
    expect(lineKeyOf({ ...bare, ...modifier, key: 'Backspace' }, inside)).toEqual({ kind: 'remove' });
  expect(lineKeyOf({ ...bare, key: 'Backspace' }, inside)).toBeNull();
});

test('Ctrl or the command key with D fills from above, with Z takes back; with Shift they are left alone', () => {
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(lineKeyOf({ ...bare, ...modifier, key: 'd' }, inside)).toEqual({ kind: 'fill' });
    expect(lineKeyOf({ ...bare, ...modifier, key: 'z' }, inside)).toEqual({ kind: 'undo' });
    expect(lineKeyOf({ ...bare, ...modifier, key: 'Z', shiftKey: true }, inside)).toBeNull();
  }
});
