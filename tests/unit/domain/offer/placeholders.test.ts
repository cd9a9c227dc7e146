import { describe, expect, test } from 'vitest';
import {
  missingPlaceholders,
  partsOf,
  placeholders,
  unknownPlaceholders,
  written,
  type PlaceholderValues,
} from '#domain/offer/placeholders.ts';
import { systemOfferTemplates } from '#domain/offer/system-offer-templates.ts';

const none = Object.fromEntries(placeholders.map((name) => [name, null])) as PlaceholderValues;
const values: PlaceholderValues = { ...none, 'operation.name': 'Les Chais', today: '20/11/2026' };

describe('placeholders of an offer', () => {
  test('that nothing fills are told once each, in the order of the text', () => {
    expect(unknownPlaceholders('{{today}} {{offer.prix}} {{ x }} {{offer.prix}} {{}}')).toEqual([
      'offer.prix',
      'x',
      '',
    ]);
    expect(unknownPlaceholders(placeholders.map(written).join(' '))).toEqual([]);
  });

  test('are filled in where a value is known, and marked where none is', () => {
    expect(partsOf('Pour {{ operation.name }}, {{offer.price}} {{nom}}.', values)).toEqual([
      { kind: 'text', text: 'Pour ' },
      { kind: 'filled', name: 'operation.name', value: 'Les Chais' },
      { kind: 'text', text: ', ' },
      { kind: 'blank', name: 'offer.price' },
      { kind: 'text', text: ' ' },
      { kind: 'blank', name: 'nom' },
      { kind: 'text', text: '.' },
    ]);
    expect(partsOf('', values)).toEqual([]);
  });

  test('without a value are listed, those that nothing fills left out', () => {
    expect(missingPlaceholders('{{today}} {{offer.price}} {{x}} {{offer.price}}', values)).toEqual([
      'offer.price',
    ]);
  });

  test('of the texts of the platform are all known', () => {
    for (const { subject, body } of systemOfferTemplates) {
      expect(unknownPlaceholders(subject + body)).toEqual([]);
    }
  });
});
