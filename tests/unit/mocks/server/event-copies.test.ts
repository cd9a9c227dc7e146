import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyFor } from '#mocks/server/event-copies.ts';

describe('what a member of some operations hears', () => {
  test('of an operation: nothing unless it is theirs', () => {
    const data = { id: 'x', version: 2 };
    expect(copyFor({ data, about: 'mine' }, ['mine'])).toEqual(data);
    expect(copyFor({ data, about: 'other' }, ['mine'])).toBeNull();
  });

  test('of the whole company: everything', () => {
    expect(copyFor({ data: { keys: ['operations'] }, about: null }, [])).toEqual({ keys: ['operations'] });
  });

  test('of several records: those of their operations and of none, and never one whose operation is not told', () => {
    const operation = fc.constantFrom('mine', 'also mine', 'other', null);
    const records = fc.dictionary(fc.string(), operation);
    fc.assert(
      fc.property(records, fc.array(fc.string()), (known, more) => {
        const about = Object.fromEntries(Object.entries(known));
        const ids = [...Object.keys(about), ...more];
        const copy = copyFor({ data: { ids, by: 'x' }, about }, ['mine', 'also mine']);
        const seen = ids.filter((id) => Object.hasOwn(about, id) && about[id] !== 'other');
        expect(copy).toEqual(seen.length === 0 ? null : { ids: seen, by: 'x' });
      }),
    );
  });
});
