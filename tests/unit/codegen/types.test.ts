import type { ReactNode } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import { show, store, update } from '#generated/routes/client/operation.ts';
import { destroy } from '#generated/routes/client/operation/note.ts';
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
  expectTypeOf(show(id)).toEqualTypeOf<Href>();
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

test('a module whose default export takes any props is a page', () => {
  interface Props {
    readonly title: string;
  }
  expectTypeOf<{ default: (props: Props) => ReactNode; other: number }>().toExtend<PageModule>();
  expectTypeOf<{ default: () => ReactNode }>().toExtend<PageModule>();
  expectTypeOf<{ Page: () => ReactNode }>().not.toExtend<PageModule>();
});
