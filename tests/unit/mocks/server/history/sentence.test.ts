import { describe, expect, test } from 'vitest';
import { changeTexts, historySentence, type NamedEntry } from '#mocks/server/history/sentence.ts';

const updated = (changes: NamedEntry['entry']['changes'], more: Partial<NamedEntry> = {}): NamedEntry => ({
  entry: {
    action: 'operation.update',
    subjectType: 'operation',
    subjectLabel: 'OP-1',
    changes,
    result: 'ok',
  },
  actor: 'Hugo Lartigue',
  onBehalfOf: null,
  ...more,
});

describe('a sentence of the journal', () => {
  test('tells who changed which field, from what to what, in either language', () => {
    const named = updated({ name: { from: 'A', to: 'B' } });
    expect(historySentence('fr', named)).toBe(
      'Hugo Lartigue a modifié l’opération OP-1, champ « Nom » : « A » → « B »',
    );
    expect(historySentence('en', named)).toContain('changed operation OP-1, field “Name”: “A” → “B”');
  });

  test('names several fields, and tells each of them apart in the units of the pages', () => {
    const named = updated({
      purchasePriceCents: { from: null, to: 48_000_000 },
      targetDeedOn: { from: '2026-01-02', to: '2026-02-03' },
      landAreaM2: { from: '100.00', to: '63.40' },
      kind: { from: 'trading', to: 'vir' },
      completedOver5Years: { from: true, to: false },
      tags: { from: [], to: ['a', 'b'] },
    });
    expect(historySentence('fr', named)).toMatch(/OP-1 : Prix d’achat, Acte visé le, /);
    expect(changeTexts('fr', named).map(({ text }) => text.replaceAll(/[\u202F\u00A0]/g, ' '))).toEqual([
      'Prix d’achat : vide → 480 000 €',
      'Acte visé le : 02/01/2026 → 03/02/2026',
      'Surface du terrain : 100,00 m² → 63,40 m²',
      'Type d’opération : « Achat-revente » → « Vente d’immeuble à rénover »',
      'Achevé depuis plus de 5 ans : oui → non',
      'Étiquettes : vide → « a et b »',
    ]);
  });

  test('tells of secrets, long texts and other records only that they changed', () => {
    const hidden = updated({
      description: { from: '…', to: '…' },
      managerId: { from: '01a', to: '01b' },
      parcels: { from: [{ section: 'A' }], to: [] },
    });
    expect(changeTexts('fr', hidden)).toEqual(
      [
        ['description', 'Présentation'],
        ['managerId', 'Responsable'],
        ['parcels', 'parcels'],
      ].map(([field, label]) => ({ field, label, from: null, to: null, text: `${label} : modifié` })),
    );
    const one = updated({ managerId: { from: '01a', to: '01b' } });
    expect(historySentence('fr', one)).toMatch(/champ « Responsable » \(valeur modifiée\)$/);
  });

  test('says when staff act in a client’s name, when the server acts, and when access was refused', () => {
    expect(historySentence('fr', updated({}, { actor: 'Camille', onBehalfOf: 'Hugo' }))).toBe(
      'Camille, au nom de Hugo, a modifié l’opération OP-1',
    );
    expect(historySentence('fr', updated({}, { actor: null }))).toMatch(/^Îlot a modifié/);
    const refused = updated({});
    const entry = {
      ...refused.entry,
      action: 'access.refused.403',
      subjectLabel: 'x',
      result: 'denied' as const,
    };
    expect(historySentence('fr', { ...refused, entry })).toBe('Hugo Lartigue s’est vu refuser l’accès : x');
  });

  test('is there for an action that has none of its own', () => {
    const named = updated({});
    expect(historySentence('fr', { ...named, entry: { ...named.entry, action: 'lot.sell' } })).toBe(
      'Hugo Lartigue : lot.sell, OP-1',
    );
  });
});
