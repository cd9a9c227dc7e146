import { expect, test } from 'vitest';
import { rememberNumbers } from '#scripts/lib/page-numbers.ts';

const address = (query: string): URL => new URL(`http://localhost/export/operations/01/dossier?${query}`);

test('a file is known again, whoever it is for and whenever it is asked for', () => {
  const memory = rememberNumbers();
  memory.keep(address('sections=photos&hide=margin&recipient=A&watermark=A&expires=1&signature=a'), {
    photos: 3,
  });
  expect(memory.of(address('hide=margin&sections=photos&recipient=B&expires=2&signature=b'))).toEqual({
    photos: 3,
  });
});

test('a file with other papers or other figures is another', () => {
  const memory = rememberNumbers();
  memory.keep(address('sections=photos'), { photos: 3 });
  expect(memory.of(address('sections=photos,insee'))).toBeUndefined();
  expect(memory.of(address('sections=photos&hide=margin'))).toBeUndefined();
});

test('the oldest is forgotten', () => {
  const memory = rememberNumbers(2);
  for (const name of ['a', 'b', 'a', 'c']) memory.keep(address(`sections=${name}`), { [name]: 1 });
  expect(['a', 'b', 'c'].map((name) => memory.of(address(`sections=${name}`)) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
