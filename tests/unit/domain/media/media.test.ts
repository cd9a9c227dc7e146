import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  heightOf,
  isVideoAddress,
  kindOfType,
  pathOf,
  titleOfName,
  withInner,
  type PlacedFolder,
} from '#domain/media/media.ts';

describe('folders in each other', () => {
  const folders: readonly PlacedFolder[] = [
    { id: 'a', parentId: null },
    { id: 'b', parentId: 'a' },
    { id: 'c', parentId: 'b' },
    { id: 'd', parentId: 'a' },
  ];
  test('lead from the outermost to the one that is asked for', () => {
    expect(pathOf(folders, 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(pathOf(folders, null)).toEqual([]);
    expect(pathOf(folders, 'elsewhere')).toEqual([]);
  });
  test('hold all that stands in them', () => {
    expect(withInner(folders, 'a').toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(heightOf(folders, 'a')).toBe(3);
    expect(heightOf(folders, 'd')).toBe(1);
  });
  test('that lead in a circle end all the same', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const any = fc.array(fc.record({ id, parentId: fc.option(id) }), { maxLength: 8 });
    fc.assert(
      fc.property(any, id, (given, asked) => {
        expect(new Set(pathOf(given, asked)).size).toBe(pathOf(given, asked).length);
        expect(withInner(given, asked)).toContain(asked);
      }),
    );
  });
});

test('a title is the name without its ending and its strokes', () => {
  expect(titleOfName('facade_cour.jpg')).toBe('facade cour');
  expect(titleOfName('Plan R+1.v2.pdf')).toBe('Plan R+1.v2');
  expect(titleOfName('.png')).toBe('.png');
});

test('a type tells what a file is', () => {
  expect(kindOfType('image/webp')).toBe('photo');
  expect(kindOfType('video/mp4')).toBe('video');
  expect(kindOfType('application/pdf')).toBe('document');
});

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', true],
  ['https://youtu.be/aqz-KE-bpKQ', true],
  ['https://vimeo.com/76979871', true],
  ['http://vimeo.com/76979871', false],
  ['https://vimeo.com.example.test/1', false],
  ['https://notvimeo.com/1', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s is a video of a known site: %s', (address, isOne) => {
  expect(isVideoAddress(address)).toBe(isOne);
});
