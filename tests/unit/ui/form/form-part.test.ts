import { describe, expect, test } from 'vitest';
import { isPartNeeded, stateOfPart } from '#ui/form/form-part.ts';

const part = { fields: ['risks', 'summary'] };
const blank = { risks: [], summary: '', name: '' };
const nothing = { values: blank, shownErrors: [], refused: [] };

describe('a section of a form', () => {
  test('is optional while nothing is typed and its contract asks for nothing', () => {
    expect(stateOfPart(part, nothing)).toEqual({ kind: 'optional' });
    expect(stateOfPart(part, { ...nothing, refused: ['name'] })).toEqual({ kind: 'optional' });
  });

  test('is as empty as before while it holds only what a new form begins with', () => {
    const proposed = { completedOver5Years: true, risks: [], summary: '' };
    const property = { fields: ['completedOver5Years'] };
    const facts = { ...nothing, values: proposed };
    expect(stateOfPart(property, { ...facts, proposed })).toEqual({ kind: 'optional' });
    expect(stateOfPart(property, facts)).toEqual({ kind: 'complete' });
    expect(stateOfPart(property, { ...facts, proposed: { completedOver5Years: false } })).toEqual({
      kind: 'complete',
    });
  });

  test('is open for what its contract still asks for, complete once it asks for nothing more', () => {
    expect(stateOfPart({ fields: ['name'] }, { ...nothing, refused: ['name'] })).toEqual({
      kind: 'open',
      count: 1,
    });
    expect(stateOfPart(part, { ...nothing, values: { ...blank, risks: ['Crue'] } })).toEqual({
      kind: 'complete',
    });
  });

  test('is wrong by the number of fields whose errors are shown, lines of a list among them', () => {
    const facts = { ...nothing, shownErrors: ['risks.0', 'risks.3', 'name'], refused: ['summary'] };
    expect(stateOfPart(part, facts)).toEqual({ kind: 'wrong', count: 2 });
  });

  test('that folds is open for what it holds or what is refused in it', () => {
    expect(isPartNeeded(part, nothing)).toBe(false);
    expect(isPartNeeded(part, { ...nothing, values: { ...blank, risks: ['Crue'] } })).toBe(true);
    expect(isPartNeeded(part, { ...nothing, shownErrors: ['risks.0'] })).toBe(true);
    expect(isPartNeeded(part, { ...nothing, shownErrors: ['name'] })).toBe(false);
  });
});
