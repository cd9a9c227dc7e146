import { expect, expectTypeOf, test } from 'vitest';
import { defineFlexibleRoute } from '#runtime/routes/define-flexible.ts';
import { defineRoute } from '#runtime/routes/define.ts';
import { defineForm, type FormTarget } from '#runtime/routes/form.ts';
import { createNamedRoutes } from '#runtime/routes/named.ts';
import type { BuildOptions, Href, Method, QueryInput } from '#runtime/routes/types.ts';

type Status = 'open' | 'closed';
interface Query {
  q?: string;
  page?: number;
  status?: readonly Status[];
}
interface Parameters {
  readonly operation: string;
}

test('an address fits where less is asked of it, and not where more is', () => {
  expectTypeOf<Href<'GET', 'X'>>().toExtend<Href>();
  expectTypeOf<Href<'GET', null>>().toExtend<Href>();
  expectTypeOf<Href<'PUT' | 'PATCH', null>>().toExtend<Href<'PATCH'>>();
  expectTypeOf<Href>().toExtend<string>();
  expectTypeOf<Href<'POST', null>>().not.toExtend<Href>();
  expectTypeOf<Href<'GET', null>>().not.toExtend<Href<'GET', 'X'>>();
  expectTypeOf<Href<'GET', 'Y'>>().not.toExtend<Href<'GET', 'X'>>();
  expectTypeOf<string>().not.toExtend<Href<Method>>();
});

test("a contract's query is an interface, and nothing but its keys is taken", () => {
  const index: (options?: BuildOptions<Query>) => Href<'GET', 'X'> = defineRoute({ name: 'i', uri: 'i' });
  const query: Query = { q: 'a', status: ['open', 'closed'] };
  expect(index({ query })).toBe('/i?q=a&status%5B0%5D=open&status%5B1%5D=closed');
  expectTypeOf<BuildOptions['query']>().toEqualTypeOf<QueryInput | undefined>();
  // @ts-expect-error the contract has no such key
  expect(index({ query: { pages: 2 } })).toBe('/i?pages=2');
  // @ts-expect-error the contract has no such status
  expect(index({ query: { status: ['lost'] } })).toBe('/i?status%5B0%5D=lost');
});

test('a route whose contract has no query takes none', () => {
  const create: (options?: BuildOptions<never>) => Href<'GET', 'X'> = defineRoute({ name: 'c', uri: 'c' });
  expect(create({ hash: 'top' })).toBe('/c#top');
  // @ts-expect-error its contract has no query
  expect(create({ query: { page: 2 } })).toBe('/c?page=2');
});

test('builders and forms take the type of their annotation', () => {
  const show: (parameters: Parameters, options?: BuildOptions) => Href<'GET', 'X'> = defineRoute({
    name: 's',
    uri: 's/{operation}',
  });
  const flexible: (parameters?: Partial<Parameters>) => Href<'GET', null> = defineFlexibleRoute({
    name: 'f',
    uri: 'f/{operation?}',
  });
  const update: (parameters: Parameters, options?: BuildOptions) => FormTarget = defineForm(show, 'PUT');
  expectTypeOf(show({ operation: 'a' })).toEqualTypeOf<Href<'GET', 'X'>>();
  expectTypeOf(flexible()).toEqualTypeOf<Href<'GET', null>>();
  expectTypeOf(update({ operation: 'a' }).method).toEqualTypeOf<'get' | 'post'>();
  // @ts-expect-error a builder gives an address, no number
  const wrong: () => number = defineRoute({ name: 'w', uri: 'w' });
  expect(wrong()).toBe('/w');
  // @ts-expect-error the parameter is required
  expect(() => show()).toThrow();
});

test('a name decides what a builder by name takes and gives', () => {
  interface Builders {
    show: (parameters: Parameters, options?: BuildOptions) => Href<'GET', 'X'>;
    index: (options?: BuildOptions<Query>) => Href<'GET', null>;
  }
  interface Held {
    show: { readonly operation: string };
  }
  const { route, isCurrent, current } = createNamedRoutes<Builders, 'show' | 'index' | '*', Held>([
    { name: 'show', uri: 's/{operation}', methods: ['GET'] },
    { name: 'index', uri: 's', methods: ['GET'] },
  ]);
  expect(route('show', { operation: 'a' })).toBe('/s/a');
  expect(route('index', { query: { page: 2 } })).toBe('/s?page=2');
  expectTypeOf(route('show', { operation: 'a' })).toEqualTypeOf<Href<'GET', 'X'>>();
  expect(isCurrent('/s/a', 'show', { operation: 'a' })).toBe(true);
  const found = current('/s/a');
  expectTypeOf(found?.name).toEqualTypeOf<'show' | 'index' | undefined>();
  if (found?.name === 'show') expectTypeOf(found.parameters.operation).toEqualTypeOf<string>();
  if (found?.name === 'index')
    expectTypeOf(found.parameters).toEqualTypeOf<Readonly<Record<string, never>>>();
  expect(found).toMatchObject({ name: 'show', parameters: { operation: 'a' } });
  // @ts-expect-error there is no such name
  expect(() => route('shw')).toThrow('Did you mean "show"?');
  // @ts-expect-error the parameter is called operation
  expect(() => route('show', { operaton: 'a' })).toThrow('missing parameter');
});
