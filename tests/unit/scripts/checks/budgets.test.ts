import { expect, test } from 'vitest';
import { kindBudgets, kindExcesses, kindOfRoute } from '#scripts/checks/budgets.ts';

test('the kind of a page comes from the name of its route', () => {
  const kinds = {
    'client.contact.index': 'list',
    'client.contact.create': 'form',
    'client.contact.edit': 'form',
    'client.operation.show': 'show',
    'client.dashboard': 'dashboard',
    login: 'auth',
    'admin.password.reset': 'auth',
    'export.cover': 'export',
    'export.sale.index': 'export',
    'client.sale.board': 'other',
    'mailbox.index': 'other',
  };
  expect(Object.fromEntries(Object.keys(kinds).map((name) => [name, kindOfRoute(name)]))).toEqual(kinds);
});

test('a page over the bytes or the files of its kind is told, and one at its budget is not', () => {
  const { list, show } = kindBudgets;
  const page = 'Client/Sale/Index';
  expect(kindExcesses([{ page, kind: 'list', ...list }])).toEqual([]);
  expect(
    kindExcesses([
      { page, kind: 'list', bytes: list.bytes + 1, files: list.files },
      { page: 'Client/Sale/Show', kind: 'show', bytes: show.bytes, files: show.files + 1 },
    ]),
  ).toEqual([expect.stringContaining(`${page} (list)`), expect.stringContaining('Client/Sale/Show (show)')]);
});
