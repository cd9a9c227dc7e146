import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanRouteName } from '#codegen/import/clean-name.ts';
import { cleanTemplate } from '#codegen/import/parameters.ts';
import { manifestSchema } from '#codegen/manifest/schema.ts';

describe('names that a manifest takes', () => {
  test.each([
    ['client.offer.bulk-edit', 'client.offer.bulk-edit'],
    ['vendor::page.show', 'vendor::page.show'],
    ['Été Promo', 'Ete-Promo'],
    ['admin/users', 'admin.users'],
    ['a..b.', 'a.b'],
    ['.::a', 'a'],
    ['404', '_404'],
    ['__proto__', 'proto'],
    ['日本', ''],
  ])('%s is %s', (name, expected) => {
    expect(cleanRouteName(name)).toBe(expected);
  });

  test('any name becomes one that the schema takes, or none, and stays so', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9.:/ -]{1,12}$/)), (name) => {
        const cleaned = cleanRouteName(name);
        expect(cleanRouteName(cleaned)).toBe(cleaned);
        if (cleaned === '') return;
        const routes = { [cleaned]: { uri: 'a', methods: ['GET'] } };
        expect(manifestSchema({}).safeParse({ pages: 'p', routes }).success).toBe(true);
      }),
    );
  });

  test('parameters get names of letters, digits and _', () => {
    expect(cleanTemplate('{post-id}/{2fa?}/{post:slug}/{}')).toEqual({
      text: '{post_id}/{_2fa?}/{post:slug}/{}',
      names: ['post_id', '_2fa', 'post'],
      bound: ['post'],
      renamed: [
        { from: 'post-id', to: 'post_id' },
        { from: '2fa', to: '_2fa' },
      ],
    });
  });
});
