import { describe, expect, test } from 'vitest';
import { isInOperation, layoutOf } from '#app/layouts/layout-of.ts';
import { routeTable } from '#generated/routes/table.ts';
import { sharedPropsOf } from '#tests/support/shared-props.ts';

const guest = sharedPropsOf(null);
const owner = sharedPropsOf('owner');
const staff = sharedPropsOf('super-admin', 'admin');

describe('the frame of a page', () => {
  test.each([
    ['Auth/Login', guest, 'signIn'],
    ['Admin/Auth/Login', guest, 'adminSignIn'],
    ['Admin/Dashboard/Dashboard', staff, 'admin'],
    ['Client/Dashboard', owner, 'client'],
    ['Client/Operation/Show', owner, 'client'],
    ['Export/Cover', owner, 'export'],
    ['SharedFiles/Index', guest, 'recipient'],
    ['SharedFiles/Index', owner, 'recipient'],
    ['Supplier/Upload', guest, 'recipient'],
    ['Error/Maintenance', owner, 'guest'],
  ] as const)('%s stands in its own', (component, shared, layout) => {
    expect(layoutOf(component, {}, shared)).toBe(layout);
  });

  test.each([
    ['client', owner, 'client'],
    ['admin', staff, 'admin'],
    ['guest', owner, 'guest'],
    ['client', guest, 'guest'],
    ['admin', guest, 'guest'],
    [undefined, owner, 'guest'],
  ] as const)(
    'an error in the area %s takes its frame only for someone signed in there',
    (context, shared, layout) => {
      expect(layoutOf('Error/Global', { context }, shared)).toBe(layout);
    },
  );

  test('no area is framed for a guest, whatever page the server names', () => {
    for (const { page } of routeTable) {
      if (page !== undefined) expect(['client', 'admin']).not.toContain(layoutOf(page, {}, guest));
    }
  });

  test('the main navigation shrinks inside an operation, not on its list nor on a new one', () => {
    const operation = { id: 'x', name: 'Quai de Bacalan' };
    expect(isInOperation('Client/Operation/Show', { operation })).toBe(true);
    expect(isInOperation('Client/Operation/Form', { operation })).toBe(true);
    expect(isInOperation('Client/Operation/Form', { operation: null })).toBe(false);
    expect(isInOperation('Client/Operation/Index', { operation })).toBe(false);
    expect(isInOperation('Client/Dashboard', {})).toBe(false);
  });
});
