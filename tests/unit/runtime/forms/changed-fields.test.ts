import { expect, test } from 'vitest';
import { changedFields } from '#runtime/forms/changed-fields.ts';

test('what was typed while a form was being sent is told by field, whatever its shape', () => {
  const before = { name: 'a', count: null, tags: ['x'], parcels: [{ section: 'AB' }], note: '' };
  expect(changedFields(before, structuredClone(before))).toEqual([]);
  const now = { ...before, name: 'ab', tags: ['x', 'y'], parcels: [{ section: 'AC' }], since: 1 };
  expect(changedFields(before, now)).toEqual(['name', 'tags', 'parcels', 'since']);
});
