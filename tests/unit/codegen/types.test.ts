import type { ReactNode } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import { download, index, show, store, update, updateForm } from '#generated/routes/client/operation.ts';
import { destroy } from '#generated/routes/client/operation/note.ts';
import { named } from '#generated/routes/named.ts';
import type { RouteParameters } from '#generated/routes/names.ts';
import type { NoteId, OperationId } from '#generated/routes/parameters.ts';
import type { PageModule } from '#runtime/pages/types.ts';
import type { Href } from '#runtime/routes/types.ts';

const id = '01h455vb4pex5vsknk084sn02q';

test('builders take an id, an object that bears it, or parameters by name and in order', () => {
  for (const given of [id, { id }, { operation: id }, { operation: { id } }, [id] as const]) {
    expect(show(given)).toBe(`/operations/${id}`);
  }
  expect(destroy({ operation: id, note: id })).toBe(`/operations/${id}/notes/${id}`);
});

test('addresses are branded with their methods', () => {
  expectTypeOf(show(id)).toEqualTypeOf<Href<'GET', 'Client/Operation/Show'>>();
  expectTypeOf(show(id)).toExtend<Href>();
  expectTypeOf(download()).toExtend<Href<'GET', null>>();
  expectTypeOf(download()).not.toExtend<Href<'GET', string>>();
  expectTypeOf(store()).not.toExtend<Href>();
  expectTypeOf(update(id)).toExtend<Href<'PUT'>>();
  expectTypeOf<Href<'PUT' | 'PATCH'>>().toExtend<Href<'PATCH'>>();
});

test('what does not fit a route does not compile', () => {
  // @ts-expect-error the parameter is required
  expect(() => show()).toThrow();
  // @ts-expect-error the parameter is called operation
  expect(() => show({ operaton: id })).toThrow();
  // @ts-expect-error a boolean is no id
  expect(() => show(true)).toThrow();
  expectTypeOf<NoteId>().not.toExtend<OperationId>();
  expectTypeOf<string>().toExtend<OperationId>();
  expectTypeOf<RouteParameters['client.operation.note.destroy']>().toEqualTypeOf<{
    operation: string;
    note: string;
  }>();
});

test('the query that a contract declares is checked where the address is built', () => {
  expect(index({ query: { status: ['works'], page: 2 } })).toBe('/operations?status%5B0%5D=works&page=2');
  // @ts-expect-error no such state
  index({ query: { status: ['sold'] } });
  // @ts-expect-error no such key
  index({ query: { pge: 2 } });
  // @ts-expect-error the page is a number
  download({ query: { page: '2' } });
});

test('a form of a page without script says where it goes and what it means', () => {
  expect(updateForm(id)).toEqual({ action: `/operations/${id}?_method=PUT`, method: 'post' });
  // @ts-expect-error the parameter is called operation
  expect(() => updateForm({ operaton: id })).toThrow();
});

test('names are checked, with their parameters, and wildcards of names that exist', () => {
  const address = named.route('client.operation.show', { operation: id });
  expectTypeOf(address).toEqualTypeOf<Href<'GET', 'Client/Operation/Show'>>();
  expect(named.isCurrent(address, 'client.operation.*', { operation: id })).toBe(true);
  expect(named.isCurrent(address, '*.index')).toBe(false);
  // @ts-expect-error no route of this name
  expect(() => named.route('client.operaton.show', id)).toThrow('client.operation.show');
  // @ts-expect-error no group of this name
  expect(named.isCurrent(address, 'clinet.*')).toBe(false);
});

test('a module whose default export takes any props is a page', () => {
  interface Props {
    readonly title: string;
  }
  expectTypeOf<{ default: (props: Props) => ReactNode; other: number }>().toExtend<PageModule>();
  expectTypeOf<{ default: () => ReactNode }>().toExtend<PageModule>();
  expectTypeOf<{ Page: () => ReactNode }>().not.toExtend<PageModule>();
});
