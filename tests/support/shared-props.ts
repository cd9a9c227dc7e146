import { exampleId, type SharedProps } from '#contracts/shared.ts';
import type { RoleName } from '#domain/access/permissions.ts';

/** Shared props of a person with one role: of a company unless the role is the platform's; null: a guest. */
export function sharedPropsOf(role: RoleName | null, area: 'client' | 'admin' = 'client'): SharedProps {
  return {
    auth: {
      user:
        role === null
          ? null
          : {
              id: exampleId,
              name: 'Hugo Lartigue',
              firstName: 'Hugo',
              email: 'h@example.test',
              avatarHref: null,
              roles: [{ name: role }],
            },
      impersonator: null,
    },
    tenant:
      role !== null && area === 'client'
        ? { id: exampleId, name: 'Garonne Patrimoine', operationsCount: 8, isReadOnly: false }
        : null,
    app: {
      name: 'Îlot',
      locale: 'fr',
      theme: 'system',
      demo: null,
      now: '2026-11-20T08:00:00.000Z',
      maintenanceAt: null,
      mapsKey: null,
      mapTiles: null,
    },
    tenants: [],
    brand: null,
    session: null,
    unread: { notifications: 0 },
    realtime: null,
    confirmation: null,
    flash: null,
    errors: {},
  };
}
