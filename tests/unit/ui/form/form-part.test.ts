import { describe, expect, test } from 'vitest';
import { isSectionNeeded, sectionState } from '#ui/form/section-config.ts';

const part = { fields: ['risks', 'summary'] };
const blank = { risks: [], summary: '', name: '' };
const nothing = { values: blank, shownErrors: [], refused: [] };

describe('a section of a form', () => {
  test('is optional while nothing is typed and its contract asks for nothing', () => {
    expect(sectionState(part, nothing)).toEqual({ kind: 'optional' });
    expect(sectionState(part, { ...nothing, refused: ['name'] })).toEqual({ kind: 'optional' });
  });

  test('is as empty as before while it holds only what a new form begins with', () => {
    const proposed = { completedOver5Years: true, risks: [], summary: '' };
    const property = { fields: ['completedOver5Years'] };
    const facts = { ...nothing, values: proposed };
    expect(sectionState(property, { ...facts, proposed })).toEqual({ kind: 'optional' });
    expect(sectionState(property, facts)).toEqual({ kind: 'complete' });
    expect(sectionState(property, { ...facts, proposed: { completedOver5Years: false } })).toEqual({
      kind: 'complete',
    });
  });

  test('is open for what its contract still asks for, complete once it asks for nothing more', () => {
    expect(sectionState({ fields: ['name'] }, { ...nothing, refused: ['name'] })).toEqual({
      kind: 'open',
      count: 1,
    });
    expect(sectionState(part, { ...nothing, values: { ...blank, risks: ['Crue'] } })).toEqual({
      kind: 'complete',
    });
  });

  test('is wrong by the number of fields whose errors are shown, lines of a list among them', () => {
    const facts = { ...nothing, shownErrors: ['risks.0', 'risks.3', 'name'], refused: ['summary'] };
    expect(sectionState(part, facts)).toEqual({ kind: 'wrong', count: 2 });
  });

  test('that folds is open for what it holds or what is refused in it', () => {
    expect(isSectionNeeded(part, nothing)).toBe(false);
    expect(isSectionNeeded(part, { ...nothing, values: { ...blank, risks: ['Crue'] } })).toBe(true);
    expect(isSectionNeeded(part, { ...nothing, shownErrors: ['risks.0'] })).toBe(true);
    expect(isSectionNeeded(part, { ...nothing, shownErrors: ['name'] })).toBe(false);
  });
});
