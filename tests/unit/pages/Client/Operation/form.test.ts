import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleOperationPayload } from '#contracts/client/operation/payload.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { fieldLabel } from '#pages/Client/Operation/blocks/form/field-label.ts';
import { operationFormSchema } from '#pages/Client/Operation/blocks/form/operation-schema.ts';
import { sectionFields } from '#pages/Client/Operation/blocks/form/section-fields.ts';
import { totalParcelArea } from '#pages/Client/Operation/blocks/form/parcel-total.ts';
import { translate } from '#runtime/locale/messages.ts';

describe('operationFormSchema', () => {
  test('gives the payload of the contract, blank lines left out', () => {
    const result = operationFormSchema.parse({
      ...exampleOperationPayload,
      strengths: ['Emplacement', '  '],
    });
    expect(result).toEqual(exampleOperationPayload);
  });

  test('refuses what is still open, at the field it belongs to', () => {
    const result = operationFormSchema.safeParse({
      ...exampleOperationPayload,
      kind: null,
      vatRegime: null,
      name: '',
    });
    expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual(['name', 'kind', 'vatRegime']);
  });
});

describe('totalParcelArea', () => {
  test('adds hundredths of square metres without losing any', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1, maxLength: 50 }),
        (areas) => {
          const parcels = areas.map((area) => ({ areaM2: (area / 100).toFixed(2) }));
          const sum = areas.reduce((total, area) => total + area, 0);
          expect(totalParcelArea(parcels)).toBe((sum / 100).toFixed(2));
        },
      ),
    );
  });

  test('leaves out parcels without an area, and tells nothing when all are', () => {
    expect(totalParcelArea([{ areaM2: '12.50' }, { areaM2: null }, { areaM2: 'abc' }])).toBe('12.50');
    expect(totalParcelArea([{ areaM2: null }])).toBeNull();
  });
});

test('every field of the payload is in one section of the form', () => {
  const placed = Object.values(sectionFields).flat();
  expect(placed.toSorted()).toEqual(Object.keys(exampleOperationPayload).toSorted());
});

test('errors name their field as the form does, in both languages', () => {
  const t = translate('fr', operationMessages);
  expect(fieldLabel(t, 'inseeCode')).toBe('Code INSEE');
  expect(fieldLabel(t, 'parcels.1.areaM2')).toBe('Parcelle 2, contenance');
  expect(fieldLabel(t, 'strengths.0')).toBe('Atouts, ligne 1');
  expect(fieldLabel(t, 'unheardOf')).toBe('unheardOf');
  expect(fieldLabel(translate('en', operationMessages), 'city')).toBe('Town');
});

test('every field of the payload has a label', () => {
  const t = translate('fr', operationMessages);
  for (const field of Object.keys(exampleOperationPayload)) expect(fieldLabel(t, field)).not.toBe(field);
});
