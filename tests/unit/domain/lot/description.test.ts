import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changesBetween,
  descriptionKinds,
  descriptionScopes,
  linesOf,
  missingScopes,
  roomsHundredthsM2,
  sectionsOf,
  type DescribedLine,
} from '#domain/lot/description.ts';
import { descriptionModels } from '#domain/lot/description-models.ts';

const line: fc.Arbitrary<DescribedLine> = fc.record({
  scope: fc.constantFrom(...descriptionScopes),
  title: fc.constantFrom('Toiture', 'Réseaux', 'Sols'),
  label: fc.string({ minLength: 1, maxLength: 20 }),
  description: fc.string({ maxLength: 40 }),
  brandOrEquivalent: fc.string({ maxLength: 10 }),
});

describe('lines of a description', () => {
  test('none is lost or changed under its heading, and putting them in order twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const ordered = linesOf(sectionsOf(lines));
        expect(ordered).toHaveLength(lines.length);
        for (const given of lines) expect(ordered).toContainEqual(given);
        expect(linesOf(sectionsOf(ordered))).toEqual(ordered);
        const scopes = ordered.map(({ scope }) => scope);
        expect(scopes.lastIndexOf('common')).toBeLessThan(
          scopes.includes('private') ? scopes.indexOf('private') : Infinity,
        );
      }),
    );
  });

  test('each model describes common and private parts', () => {
    for (const kind of descriptionKinds) {
      expect(missingScopes(sectionsOf(descriptionModels[kind])), kind).toEqual([]);
    }
    expect(missingScopes([])).toEqual(['common', 'private']);
    expect(missingScopes([{ scope: 'common', title: 'Toiture', items: [] }])).toEqual(['common', 'private']);
  });
});

test('rooms add up without loss of hundredths; what cannot be read counts for nothing', () => {
  expect(roomsHundredthsM2([{ areaM2: '24.10' }, { areaM2: '12.3' }, { areaM2: '0.07' }])).toBe(3647);
  expect(roomsHundredthsM2([{ areaM2: 'douze' }, { areaM2: '1.00' }])).toBe(100);
});

describe('what a version changes', () => {
  const before = {
    rooms: [{ label: 'Séjour', areaM2: '24.00', ceilingM: null }],
    sections: sectionsOf(descriptionModels.asis_sheet),
  };

  test('of itself nothing', () => {
    expect(changesBetween(before, before)).toEqual([]);
  });

  test('what is added, changed and gone, by name', () => {
    const [first, ...rest] = linesOf(before.sections);
    if (first === undefined) throw new Error('no line');
    const added = { ...first, label: 'Ascenseur', description: 'Neuf' };
    const after = {
      rooms: [{ label: 'Séjour', areaM2: '24.50', ceilingM: null }],
      sections: sectionsOf([...rest, added]),
    };
    const changes = changesBetween(before, after);
    expect(changes).toContainEqual({ kind: 'changed', part: 'room', label: 'Séjour' });
    expect(changes).toContainEqual({ kind: 'added', part: 'item', label: 'Ascenseur' });
    expect(changes.at(-1)).toEqual({ kind: 'removed', part: 'item', label: first.label });
    expect(changes).toHaveLength(3);
  });
});
