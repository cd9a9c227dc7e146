import { describe, expect, test } from 'vitest';
import { createPaint, wantsColor } from '#codegen/terminal/colors.ts';

describe('colours', () => {
  test.each([
    ['on a terminal', {}, true, false, true],
    ['not when piped', {}, false, false, false],
    ['not where NO_COLOR forbids them', { NO_COLOR: '1' }, true, false, false],
    ['an empty NO_COLOR forbids nothing', { NO_COLOR: '' }, true, false, true],
    ['not on a terminal that knows none', { TERM: 'dumb' }, true, false, false],
    ['where FORCE_COLOR asks for them', { FORCE_COLOR: '1', TERM: 'dumb' }, false, false, true],
    ['not where FORCE_COLOR is 0', { FORCE_COLOR: '0' }, true, false, false],
    ['NO_COLOR wins over FORCE_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, true, false, false],
    ['--no-color wins over all', { FORCE_COLOR: '1' }, true, true, false],
  ])('%s', (_title, env, isTerminal, forbidden, wanted) => {
    expect(wantsColor(env, isTerminal, forbidden)).toBe(wanted);
  });

  test('a text keeps its letters, and is left alone where they are off', () => {
    expect(createPaint(true).red('no')).toBe('\u001B[31mno\u001B[39m');
    expect(createPaint(false).red('no')).toBe('no');
  });
});
