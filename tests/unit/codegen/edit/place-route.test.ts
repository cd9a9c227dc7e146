import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeReason } from '#codegen/edit/describe-place.ts';
import { placeRoute } from '#codegen/edit/place-route.ts';
import { compileRoutes } from '#runtime/routes/match.ts';
import type { Method, RouteDefinition } from '#runtime/routes/types.ts';

const route = (name: string, uri: string, more: Partial<RouteDefinition> = {}): RouteDefinition => ({
  name,
  uri,
  methods: ['GET'],
  ...more,
});

const offers = [
  route('home', '/'),
  route('client.offer.index', 'offers'),
  route('client.offer.show', 'offers/{offer}'),
  route('client.offer.note.destroy', 'offers/{offer}/notes/{note}', { methods: ['DELETE'] }),
  route('admin.user.show', 'users/{user}', { wheres: { user: '[0-9]+' } }),
  route('page', '{path}', { wheres: { path: '.*' } }),
];

describe('the place of a new route', () => {
  test('is behind the last route that shares the longest beginning of its name', () => {
    const place = placeRoute(offers, route('client.offer.edit', 'offers/{offer}/edit'));
    expect(place).toEqual({ anchor: { after: 'client.offer.note.destroy' } });
  });

  test('that begins a group is behind the group before it in the alphabet', () => {
    const table = [
      route('client.home', 'home'),
      route('client.offer.index', 'offers'),
      route('client.task.index', 'tasks'),
      route('client.lot.index', 'lots'),
      route('admin.home', 'admin'),
    ];
    const placeOf = (name: string) => placeRoute(table, route(name, 'new')).anchor;
    expect(placeOf('client.partner.index')).toEqual({ after: 'client.offer.index' });
    expect(placeOf('client.visit.index')).toEqual({ after: 'client.task.index' });
    expect(placeOf('client.account.show')).toEqual({ after: 'client.lot.index' });
  });

  test('is before a route that would catch its addresses', () => {
    const place = placeRoute(offers, route('client.offer.create', 'offers/create'));
    expect(place.anchor).toEqual({ before: 'client.offer.show' });
    expect(placeReason(place)).toBe('It stands before client.offer.show, which would catch its addresses.');
  });

  test('at the end of the table is before a route that catches everything', () => {
    expect(placeRoute(offers, route('news', 'news')).anchor).toEqual({ before: 'page' });
  });

  test('is before a route of its group that only a format keeps from its addresses', () => {
    const place = placeRoute(offers, route('admin.user.create', 'users/create'));
    expect(place.anchor).toEqual({ before: 'admin.user.show' });
    expect(placeReason(place)).toContain('only its format keeps from');
  });

  test('of another method is not moved', () => {
    const place = placeRoute(offers, route('client.offer.export', 'offers/export', { methods: ['POST'] }));
    expect(place.anchor).toEqual({ after: 'client.offer.note.destroy' });
  });

  test('is behind a route whose addresses it would catch', () => {
    const table = [route('a.one', 'one'), route('b.fixed', 'x/fixed')];
    const place = placeRoute(table, route('a.any', 'x/{any}'));
    expect(place.anchor).toEqual({ after: 'b.fixed' });
    expect(placeReason(place)).toBe('It stands behind b.fixed, whose addresses it would catch.');
  });

  test('with a domain is before the same path without one', () => {
    const place = placeRoute(offers, route('team.home', '/', { domain: '{team}.app.test' }));
    expect(place.anchor).toEqual({ before: 'home' });
  });

  test('of a format with alternatives is not taken for one of them', () => {
    const table = [route('fr.home', 'fr'), route('other', 'other')];
    const place = placeRoute(table, route('locale.home', '{locale}', { wheres: { locale: '(?:fr|en)' } }));
    expect(place).toEqual({ anchor: { after: 'other' } });
  });

  test('two routes that fit the same addresses do not move each other', () => {
    const place = placeRoute([route('a.show', '{a}'), route('b.show', 'b')], route('a.other', '{other}'));
    expect(place.anchor).toEqual({ after: 'b.show' });
  });

  test('a literal address is always reached, whatever stands in the table', () => {
    const segment = fc.constantFrom('a', 'b', '{}');
    const uri = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => {
      return parts.map((part, index) => part.replace('{}', `{p${index}}`)).join('/');
    });
    const name = fc.stringMatching(/^[abc]\.[abc]\.[a-z]{4}$/);
    const tables = fc.uniqueArray(fc.record({ name, uri }), { selector: (item) => item.name, maxLength: 8 });
    const literal = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(tables, literal, name, (table, parts, newName) => {
        const address = parts.join('/');
        const methods: Method[] = ['GET'];
        const others = table.filter((other) => other.uri !== address && other.name !== newName);
        const routes = others.map((other) => ({ ...other, methods }));
        const added = { name: newName, uri: address, methods };
        const { anchor } = placeRoute(routes, added);
        const at = (other: string): number => routes.findIndex((each) => each.name === other);
        const index =
          anchor === 'last' ? routes.length : 'before' in anchor ? at(anchor.before) : at(anchor.after) + 1;
        const found = compileRoutes(routes.toSpliced(index, 0, added)).match('GET', `/${address}`);
        expect(found?.kind === 'match' && found.route.name).toBe(newName);
      }),
    );
  });
});
