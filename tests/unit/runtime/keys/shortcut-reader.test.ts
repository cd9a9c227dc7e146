import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createShortcutReader } from '#runtime/keys/shortcut-reader.ts';
import { parseShortcut, type Stroke } from '#runtime/keys/stroke.ts';

const bindings = [
  { keys: 'g o', value: 'operations' },
  { keys: 'g a', value: 'home' },
  { keys: 'e', value: 'edit' },
  { keys: 'mod+k', value: 'palette' },
];
const plain = (key: string): Stroke => ({ key, isMod: false });

/** Presses keys 100 ms apart; gives what each of them led to. */
function pressAll(strokes: readonly Stroke[], known = bindings, stepMs = 100): unknown[] {
  const reader = createShortcutReader<string>();
  return strokes.map((stroke, index) => {
    const found = reader.read(stroke, index * stepMs, known);
    return found === null || found === 'pending' ? found : found.value;
  });
}

describe('strokes one after the other', () => {
  test('make a shortcut when its last one comes', () => {
    expect(pressAll([plain('g'), plain('o')])).toEqual(['pending', 'operations']);
    expect(pressAll([{ key: 'k', isMod: true }])).toEqual(['palette']);
    expect(pressAll([plain('k')])).toEqual([null]);
  });

  test('begin anew at one that fits nowhere', () => {
    expect(pressAll([plain('g'), plain('e')])).toEqual(['pending', 'edit']);
    expect(pressAll([plain('g'), plain('g'), plain('a')])).toEqual(['pending', 'pending', 'home']);
  });

  test('are forgotten after a pause', () => {
    expect(pressAll([plain('g'), plain('o')], bindings, 1300)).toEqual(['pending', null]);
  });

  test('mean what was declared last, when two are the same', () => {
    expect(pressAll([plain('e')], [...bindings, { keys: 'e', value: 'edit lot' }])).toEqual(['edit lot']);
  });

  test('find any declared shortcut whatever was pressed before it, a pause apart', () => {
    const keys = fc.array(fc.constantFrom('g', 'o', 'a', 'e', 'x'), { maxLength: 8 });
    fc.assert(
      fc.property(keys, fc.constantFrom(...bindings), (noise, { keys: wanted, value }) => {
        const reader = createShortcutReader<string>();
        noise.forEach((key, index) => reader.read(plain(key), index * 10, bindings));
        const found = parseShortcut(wanted).map((stroke, index) =>
          reader.read(stroke, 5000 + index * 10, bindings),
        );
        expect(found.at(-1)).toMatchObject({ value });
      }),
    );
  });
});
