import { describe, expect, test } from 'vitest';
import { adminMenu, adminPhoneMenu } from '#app/menus/admin.ts';
import { brandPhoneMenu, clientCreations, clientMenu, clientPhoneMenu } from '#app/menus/client.ts';
import { allowedEntries, currentEntry } from '#app/menus/menu-entry.ts';
import { routeTable } from '#generated/routes/table.ts';
import { fr } from '#messages/menu.ts';
import * as adminTitles from '#messages/page-titles/admin.ts';
import * as clientTitles from '#messages/page-titles/client.ts';
import { sharedPropsOf } from '#tests/support/shared-props.ts';

const titles: Readonly<Record<string, string>> = { ...clientTitles.fr, ...adminTitles.fr };
const menus = { clientMenu, clientPhoneMenu, brandPhoneMenu, clientCreations, adminMenu, adminPhoneMenu };

describe('menus', () => {
  test.each(Object.entries(menus))(
    '%s leads to routes that show a page and has a label for each',
    (_name, menu) => {
      for (const entry of menu) {
        const route = routeTable.find(({ name }) => name === entry.route);
        expect(route?.page).toBeDefined();
        expect(entry.href).toBe(`/${route?.uri}`);
        expect(entry.label === undefined ? titles[entry.route] : fr.menu[entry.label]).toBeTruthy();
      }
    },
  );

  test('no two pages that one person is offered answer to the same keys', () => {
    for (const [role, menu] of [
      ['owner', clientMenu],
      ['brand-manager', clientMenu],
      ['super-admin', adminMenu],
    ] as const) {
      const keys = allowedEntries(menu, sharedPropsOf(role)).flatMap((entry) => entry.keys ?? []);
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    }
  });

  test('nobody is offered a page that the manifest refuses to their role', () => {
    const routesOf = (role: Parameters<typeof sharedPropsOf>[0], menu: typeof clientMenu) =>
      allowedEntries(menu, sharedPropsOf(role)).map(({ route }) => route);
    expect(routesOf('owner', clientPhoneMenu)).toContain('client.operation.create');
    expect(routesOf('viewer', clientPhoneMenu)).toEqual(['client.dashboard', 'client.operation.index']);
    expect(routesOf('accountant', clientMenu)).toEqual([
      'client.dashboard',
      'client.operation.index',
      'client.stock',
      'client.sourcing',
      'client.quick-sale.index',
      'client.contact.index',
      'client.actuality.index',
      'client.partner.index',
      'client.supplier.index',
      'client.profile.index',
      'client.offer-template.index',
      'client.payment-template.index',
      'client.accounting-code',
      'client.transaction',
      'client.treasury',
      'client.planning',
      'client.cityscan',
      'client.task',
      'client.media',
      'client.rental-management',
      'client.reporting',
      'client.subscription.index',
      'client.user.index',
    ]);
    expect(routesOf('viewer', clientMenu)).not.toContain('client.user.index');
    expect(routesOf('brand-manager', clientMenu)).toEqual([
      'client.dashboard',
      'client.brand.kpi',
      'client.brand.statistic',
      'client.brand.user',
      'client.actuality.index',
      'client.partner.index',
    ]);
    // Clients hold the same right to read the news; that they never reach the other area is the pipeline's.
    expect(routesOf('owner', adminMenu)).toEqual([
      'admin.actuality.index',
      'admin.partner.index',
      'admin.accounting-code.index',
    ]);
    expect(routesOf('support', adminMenu)).toEqual([
      'admin.dashboard',
      'admin.dashboard.operation-kpi',
      'admin.dashboard.page-visit-kpi',
      'admin.dashboard.mini-site',
      'admin.user.index',
      'admin.brand.index',
      'admin.brand.admin.index',
      'admin.actuality.index',
      'admin.partner.index',
      'admin.banner.partner',
      'admin.prospect.index',
      'admin.sale.index',
      'admin.coupon.index',
      'admin.accounting-code.index',
    ]);
  });

  test('nobody who may only read is offered to create something: staff who look, a company that is closed', () => {
    const owner = sharedPropsOf('owner');
    const staff = (mode: 'read' | 'write'): typeof owner => ({
      ...owner,
      auth: {
        ...owner.auth,
        impersonator: { id: owner.auth.user?.id ?? '', name: 'Hugo Marchal', mode, endsAt: owner.app.now },
      },
    });
    const closed = { ...owner, tenant: owner.tenant && { ...owner.tenant, isReadOnly: true } };
    const creationsOf = (shared: typeof owner) =>
      [...allowedEntries(clientCreations, shared), ...allowedEntries(clientPhoneMenu, shared)]
        .map(({ route }) => route)
        .filter((route) => route.endsWith('.create'));
    expect(creationsOf(owner)).not.toEqual([]);
    expect(creationsOf(staff('write'))).toEqual(creationsOf(owner));
    expect(creationsOf(staff('read'))).toEqual([]);
    expect(creationsOf(closed)).toEqual([]);
  });

  test('the pages of an operation keep its line current, and only that one', () => {
    expect(currentEntry(clientMenu, 'Client/Operation/Form')?.route).toBe('client.operation.index');
    expect(currentEntry(clientMenu, 'Client/Nowhere')).toBeUndefined();
  });

  test('a page within the pages of another line keeps its own line current', () => {
    expect(currentEntry(adminMenu, 'Admin/Brand/Form')?.route).toBe('admin.brand.index');
    expect(currentEntry(adminMenu, 'Admin/Brand/Admin/Index')?.route).toBe('admin.brand.admin.index');
  });

  test('operations are counted in the navigation, not under the thumb', () => {
    const owner = sharedPropsOf('owner');
    expect(clientMenu.find(({ route }) => route === 'client.operation.index')?.countOf?.(owner)).toBe(8);
    expect(
      clientPhoneMenu.find(({ route }) => route === 'client.operation.index')?.countOf?.(owner),
    ).toBeUndefined();
  });
});
