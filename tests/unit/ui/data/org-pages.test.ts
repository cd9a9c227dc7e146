import { describe, expect, test } from 'vitest';
import type { DrawnNode } from '#ui/data/org-layout.ts';
import { paperCharts } from '#ui/data/org-pages.ts';

const room = { width: 267, height: 124 };
const node = (id: string, parentId: string | null, link: DrawnNode['link'] = 'held'): DrawnNode => ({
  id,
  label: id,
  kind: 'company',
  parentId,
  link,
  ownershipBps: 10_000,
  role: '',
  isSpv: false,
});
const idsOf = (pages: readonly (readonly DrawnNode[])[]) => pages.map((page) => page.map(({ id }) => id));
const row = (parent: string, count: number) =>
  Array.from({ length: count }, (_, at) => node(`${parent}${at + 1}`, parent));

describe('a chart on paper', () => {
  test('is one page where it fits, and none where there is nobody', () => {
    const nodes = [node('a', null), node('b', 'a'), node('c', 'b', 'holder')];
    expect(paperCharts(nodes, room)).toEqual([nodes]);
    expect(paperCharts([], room)).toEqual([]);
  });

  test('that is too wide repeats its head over what is left', () => {
    expect(idsOf(paperCharts([node('a', null), ...row('a', 8)], room))).toEqual([
      ['a', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6'],
      ['a', 'a7', 'a8'],
    ]);
  });

  test('goes on with a branch of its own that does not fit beside its head', () => {
    const nodes = [node('a', null), node('b', 'a'), node('c', 'a'), ...row('b', 6), ...row('b1', 2)];
    const pages = idsOf(paperCharts(nodes, room));
    expect(pages[0]).toEqual(['a', 'b', 'c']);
    expect(pages[1]?.[0]).toBe('b');
    expect(new Set(pages.flat())).toEqual(new Set(nodes.map(({ id }) => id)));
  });

  test('leaves out nobody of a deep line, and ends', () => {
    const line = Array.from({ length: 12 }, (_, at) => node(`n${at}`, at === 0 ? null : `n${at - 1}`));
    const pages = idsOf(paperCharts(line, room));
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(pages.flat()).size).toBe(12);
  });
});
