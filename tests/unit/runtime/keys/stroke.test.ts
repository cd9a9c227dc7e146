import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ariaShortcut,
  parseShortcut,
  shortcutCaps,
  ShortcutError,
  strokeOf,
  type KeyPress,
} from '#runtime/keys/stroke.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  ...more,
});

describe('a shortcut as it is declared', () => {
  test('is read stroke by stroke, and refused with its text when it cannot be', () => {
    expect(parseShortcut('g o')).toEqual([
      { key: 'g', isMod: false },
      { key: 'o', isMod: false },
    ]);
    expect(parseShortcut('mod+K')).toEqual([{ key: 'k', isMod: true }]);
    for (const wrong of ['', ' ', 'g  o', 'g ']) {
      expect(() => parseShortcut(wrong)).toThrow(ShortcutError);
    }
  });

  test('is shown as the keyboard at hand has it', () => {
    expect(shortcutCaps('mod+k', true)).toEqual(['⌘', 'K']);
    expect(shortcutCaps('mod+k', false)).toEqual(['Ctrl', 'K']);
    expect(shortcutCaps('g o', false)).toEqual(['G', 'O']);
  });

  test('is told to assistive technology only where the attribute can say it', () => {
    expect(ariaShortcut('mod+k')).toBe('Meta+K Control+K');
    expect(ariaShortcut('e')).toBe('E');
    expect(ariaShortcut('g o')).toBeUndefined();
    expect(ariaShortcut(undefined)).toBeUndefined();
  });
});

describe('a press', () => {
  test('means the key it writes, wherever the keyboard has it', () => {
    expect(strokeOf(press('?'), false)).toEqual({ key: '?', isMod: false });
    expect(strokeOf(press('G'), true)).toEqual({ key: 'g', isMod: false });
  });

  test('counts with ⌘ on a Mac and with Ctrl elsewhere, never with the other of the two', () => {
    expect(strokeOf(press('k', { metaKey: true }), true)).toEqual({ key: 'k', isMod: true });
    expect(strokeOf(press('k', { ctrlKey: true }), false)).toEqual({ key: 'k', isMod: true });
    expect(strokeOf(press('k', { ctrlKey: true }), true)).toBeNull();
    expect(strokeOf(press('k', { metaKey: true }), false)).toBeNull();
  });

  test('means nothing while it is held, composed, or combined with Alt', () => {
    const lives = fc.record({ repeat: fc.boolean(), isComposing: fc.boolean(), altKey: fc.boolean() });
    fc.assert(
      fc.property(lives, ({ repeat, isComposing, altKey }) => {
        const stroke = strokeOf(press('e', { repeat, isComposing, altKey }), false);
        expect(stroke === null).toBe(repeat || isComposing || altKey);
      }),
    );
  });
});
