import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heldBps, maxOrgNodes, orgProblem, placeNodes, type OrgNode } from '#domain/profile/org-chart.ts';

const node = (id: string, parentId: string | null, more: Partial<OrgNode> = {}): OrgNode => ({
  id,
  label: id,
  kind: 'company',
  parentId,
  link: 'held',
  ownershipBps: 10_000,
  rank: 0,
  ...more,
});

const bastide = [
  node('lartigue', null, { kind: 'person' }),
  node('holding', 'lartigue'),
  node('garonne', 'holding', { ownershipBps: 8000 }),
  node('vasseur', 'garonne', { kind: 'person', link: 'holder', ownershipBps: 2000, rank: 1 }),
  node('sccv', 'garonne'),
];

describe('an organisation chart', () => {
  test('tells each level and what is held through others', () => {
    expect(
      placeNodes(bastide).map(({ node: { id }, depth, indirectBps }) => [id, depth, indirectBps]),
    ).toEqual([
      ['lartigue', 0, null],
      ['holding', 1, 10_000],
      ['garonne', 2, 8000],
      ['sccv', 3, 8000],
      ['vasseur', 3, null],
    ]);
    expect(orgProblem(bastide)).toBeNull();
    expect(heldBps(node('garonne', 'holding', { ownershipBps: 8000 }), bastide)).toBe(10_000);
  });

  test.each<[string, OrgNode[]]>([
    ['loop', [node('a', 'b'), node('b', 'a')]],
    ['loop', [node('a', 'a')]],
    [
      'loop',
      [
        ...Array.from({ length: 7 }, (_, at) => node(`n${at}`, at === 0 ? null : `n${at - 1}`)),
        node('a', 'a'),
      ],
    ],
    ['unknown_parent', [node('a', 'gone')]],
    ['shares', [node('a', null), node('b', 'a'), node('c', 'b', { link: 'holder', ownershipBps: 1 })]],
    ['holder_parent', [node('a', null), node('b', 'a', { link: 'holder' }), node('c', 'b')]],
    ['depth', Array.from({ length: 7 }, (_, at) => node(`n${at}`, at === 0 ? null : `n${at - 1}`))],
    ['too_many', Array.from({ length: maxOrgNodes + 1 }, (_, at) => node(`n${at}`, null))],
  ])('refuses %s', (problem, nodes) => {
    expect(orgProblem(nodes)).toBe(problem);
  });

  test('of six levels is the deepest', () => {
    const six = Array.from({ length: 6 }, (_, at) => node(`n${at}`, at === 0 ? null : `n${at - 1}`));
    expect(orgProblem(six)).toBeNull();
  });

  test('shows every entity once, whatever is below what, unless it goes round in circles', () => {
    const nodes = fc.integer({ min: 1, max: 12 }).chain((count) =>
      fc
        .array(fc.option(fc.integer({ min: 0, max: count - 1 }), { nil: null }), {
          minLength: count,
          maxLength: count,
        })
        .map((parents) => parents.map((parent, at) => node(`n${at}`, parent === null ? null : `n${parent}`))),
    );
    fc.assert(
      fc.property(nodes, (given) => {
        const placed = placeNodes(given).map(({ node: { id } }) => id);
        expect(new Set(placed).size).toBe(placed.length);
        if (orgProblem(given) !== 'loop') expect(placed).toHaveLength(given.length);
      }),
    );
  });
});
