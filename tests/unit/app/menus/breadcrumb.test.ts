import { expect, test } from 'vitest';
import { adminBreadcrumb } from '#app/menus/breadcrumb-admin.ts';
import { clientBreadcrumb } from '#app/menus/breadcrumb-client.ts';
import { exampleId } from '#contracts/shared.ts';
import { routeTable } from '#generated/routes/table.ts';
import * as adminTitles from '#messages/page-titles/admin.ts';
import * as clientTitles from '#messages/page-titles/client.ts';
import { sharedPropsOf } from '#tests/support/shared-props.ts';

const titles: Readonly<Record<string, string>> = { ...clientTitles.fr, ...adminTitles.fr };
const words = { titles, error: 'Erreur', home: 'Administration' };
const operation = { id: exampleId, name: 'Quai de Bacalan' };
const crumbs = (component: string, props: Record<string, unknown> = {}) => {
  const page = { component, props, url: '/', version: null };
  return component.startsWith('Admin/')
    ? adminBreadcrumb(page, sharedPropsOf('admin', 'admin'), words)
    : clientBreadcrumb(page, sharedPropsOf('owner'), words);
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

test('the links to a profile lead back to the profile under its name', () => {
  const profile = { id: exampleId, name: 'Garonne Patrimoine' };
  expect(crumbs('Client/Share/Profile', { profile })).toEqual([
    { label: 'Profils emprunteur', href: '/profils' },
    { label: 'Garonne Patrimoine', href: `/profils/${exampleId}` },
    { label: 'Partage' },
  ]);
});

test('the form of a record ends with its name, below its list', () => {
  const form = { record: { id: exampleId, version: 1, label: 'Mme Odile Trémeau' } };
  expect(crumbs('Client/Contact/Form', { form })).toEqual([
    { label: 'Contacts', href: '/contacts' },
    { label: 'Mme Odile Trémeau' },
  ]);
  expect(crumbs('Client/Contact/Form', { form: { record: null } }).at(-1)).toEqual({
    label: 'Nouveau contact',
  });
});

test('every page of the areas has a way of its own, which ends with the page itself', () => {
  for (const { page, guest } of routeTable) {
    if (page === undefined || guest === true || !/^(Client|Admin)\//.test(page)) continue;
    const way = crumbs(page, { operation });
    expect(way.length).toBeGreaterThan(1);
    expect(way.at(-1)).not.toHaveProperty('href');
    expect(way.at(-1)?.label, page).not.toBe('Erreur');
  }
});

test('the staff starts from the administration', () => {
  const page = { component: 'Error/Global', props: {}, url: '/admin', version: null };
  expect(adminBreadcrumb(page, sharedPropsOf('admin', 'admin'), words)).toEqual([
    { label: 'Administration', href: '/admin' },
    { label: 'Erreur' },
  ]);
});
