import { expect, test } from 'vitest';
import { adminBreadcrumb } from '#app/menus/breadcrumb-admin.ts';
import { clientBreadcrumb } from '#app/menus/breadcrumb-client.ts';
import { exampleId } from '#contracts/shared.ts';
import { routeTable } from '#generated/routes/table.ts';
import * as menuMessages from '#messages/menu.ts';
import { translate } from '#runtime/locale/messages.ts';
import { sharedPropsOf } from '#tests/support/shared-props.ts';

const t = translate('fr', menuMessages);
const operation = { id: exampleId, name: 'Quai de Bacalan' };
const crumbs = (component: string, props: Record<string, unknown> = {}) => {
  const page = { component, props, url: '/', version: null };
  return component.startsWith('Admin/')
    ? adminBreadcrumb(page, sharedPropsOf('admin', 'admin'), t)
    : clientBreadcrumb(page, sharedPropsOf('owner'), t);
};

test('a page inside an operation leads back to the operation and to the list', () => {
  expect(crumbs('Client/Operation/Form', { operation })).toEqual([
    { label: 'Opérations', href: '/operations' },
    { label: 'Quai de Bacalan', href: `/operations/${exampleId}` },
    { label: 'Fiche' },
  ]);
  expect(crumbs('Client/Operation/Form', { operation: null }).at(-1)).toEqual({
    label: 'Nouvelle opération',
  });
});

test('every page of the areas has a way of its own, which ends with the page itself', () => {
  for (const { page } of routeTable) {
    if (page === undefined || !/^(Client|Admin)\/(?!Auth\/)/.test(page)) continue;
    const way = crumbs(page, { operation });
    expect(way.length).toBeGreaterThan(1);
    expect(way.at(-1)).not.toHaveProperty('href');
    expect(way.at(-1)?.label, page).not.toBe('Erreur');
  }
});

test('the staff starts from the administration', () => {
  const page = { component: 'Error/Global', props: {}, url: '/admin', version: null };
  expect(adminBreadcrumb(page, sharedPropsOf('admin', 'admin'), t)).toEqual([
    { label: 'Administration', href: '/admin' },
    { label: 'Erreur' },
  ]);
});
