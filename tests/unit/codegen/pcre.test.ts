import { describe, expect, test } from 'vitest';
import { UntranslatablePatternError } from '#codegen/pcre/error.ts';
import { translatePcre } from '#codegen/pcre/translate.ts';

const matches = (pattern: string, value: string): boolean =>
  new RegExp(`^(?:${translatePcre(pattern)})$`, 'su').test(value);

describe('a PCRE pattern means the same in JavaScript', () => {
  test.each<[pattern: string, accepted: string[], refused: string[]]>([
    ['[0-9a-hjkmnp-tv-z]{26}', ['01h455vb4pex5vsknk084sn02q'], ['01h455vb4pex5vsknk084sn02Q', 'x']],
    ['threads|replies', ['threads', 'replies'], ['threadsX', 'Xreplies']],
    ['^(?!api).*$', ['web', 'web\nx'], ['api', 'apis']],
    ['\\A[a-z]++\\z', ['abc'], ['abC', 'abc\n']],
    ['(?i:abc)-x', ['ABC-x', 'aBc-x'], ['abc-X']],
    ['(?i)[a-c]\\d', ['B1', 'b1'], ['d1']],
    ['a(?-i:b)', ['ab'], ['aB']],
    ['[[:alpha:]_]+', ['aZ_'], ['é', '1']],
    ['[[:^digit:]]+', ['é/'], ['1']],
    ['[^[:space:]]+', ['a'], ['a b', '\u000b']],
    ['a++b', ['aab'], ['b']],
    ['(?:a|ab)++c', ['ac', 'aac'], ['abc']],
    ['(?>a|ab)c', ['ac'], ['abc']],
    ['a?+a', [], ['a']],
    ['\\Qa.b\\E+', ['a.b'], ['axb']],
    ['a(?#note)b', ['ab'], ['a']],
    ['(?<year>\\d{4})-(?P<m>\\d\\d)', ['2024-05'], ['2024-5']],
    ['[\\w.-]+', ['a.b-c_1'], ['é']],
    ['\\h+', [' \t\u00a0'], ['\n']],
    ['\\x41\\x{42}\\t', ['AB\t'], ['AB']],
    ['\\p{Lu}\\pL', ['Éa'], ['éa']],
    ['\\p{Greek}+', ['αβ'], ['ab']],
    ['[]a]+', [']a'], ['b']],
    ['[a\\]-]+', ['a]-'], ['b']],
    ['a{,2}b', ['b', 'aab'], ['aaab']],
    ['.', ['\n', '😀'], ['']],
    ['(?-s).', ['a'], ['\n']],
    ['a\\$', ['a$'], ['a']],
    ['a/b', ['a/b'], ['ab']],
    ['a\\Z', ['a'], ['a\n']],
    ['(?!admin$).*', ['administrator', 'user'], ['admin']],
  ])('%s', (pattern, accepted, refused) => {
    for (const value of accepted) expect([value, matches(pattern, value)]).toEqual([value, true]);
    for (const value of refused) expect([value, matches(pattern, value)]).toEqual([value, false]);
  });

  test('groups do not capture, so that parameters keep their places', () => {
    expect(translatePcre('(a)(b)')).toBe('(?:a)(?:b)');
  });

  test.each([
    '(?R)',
    '(a)\\1',
    '\\k<a>',
    'a\\K',
    '(?(1)a)',
    '(*FAIL)',
    '(?x)a b',
    '\\X',
    '[[:nope:]]',
    '(a',
    'a)',
    '[a',
    '\\p{Nope}',
    '+a',
    'a\\',
    'a^b',
    '^a$|^b$',
    'a{3,1}',
  ])('%s is an error of the generator', (pattern) => {
    expect(() => translatePcre(pattern)).toThrow(UntranslatablePatternError);
  });

  test('its place counts from the beginning of the pattern, anchors included', () => {
    const offset = (pattern: string): number | undefined => {
      try {
        translatePcre(pattern);
      } catch (error) {
        if (error instanceof UntranslatablePatternError) return error.offset;
      }
      return undefined;
    };
    expect(offset('ab\\K')).toBe(2);
    expect(offset('^ab\\K$')).toBe(3);
    expect(offset('\\Aab\\K')).toBe(4);
  });
});
