import { Building2, LayoutDashboard, Plus, Users } from 'lucide-react';
import { dashboard } from '#generated/routes/client.ts';
import { index as contacts } from '#generated/routes/client/contact.ts';
import { create, index } from '#generated/routes/client/operation.ts';
import { clientRoutes } from '#generated/routes/tables/client.ts';
import { createMenu, type MenuEntry } from './menu-entry.ts';

const dashboardEntry: MenuEntry = {
  label: 'dashboard',
  route: 'client.dashboard',
  href: dashboard(),
  icon: LayoutDashboard,
  keys: 'g a',
  needsCompany: true,
  pages: ['Client/Dashboard'],
};

const operationsEntry: MenuEntry = {
  label: 'operations',
  route: 'client.operation.index',
  href: index(),
  icon: Building2,
  keys: 'g o',
  pages: ['Client/Operation'],
  countOf: ({ tenant }) => tenant?.operationsCount,
};

const contactsEntry: MenuEntry = {
  label: 'contacts',
  route: 'client.contact.index',
  href: contacts(),
  icon: Users,
  keys: 'g c',
  pages: ['Client/Contact'],
};

/** The navigation of the client area. */
export const clientMenu = createMenu(clientRoutes, [dashboardEntry, operationsEntry, contactsEntry]);

/** What a phone keeps under the thumb, before the menu that holds the rest. */
export const clientPhoneMenu = createMenu(clientRoutes, [
  { ...dashboardEntry, label: 'home' },
  { ...operationsEntry, countOf: () => undefined },
  { label: 'newOperationShort', route: 'client.operation.create', href: create(), icon: Plus, pages: [] },
]);

/** What can be created from anywhere in the client area. */
export const clientCreations = createMenu(clientRoutes, [
  {
    label: 'newOperation',
    route: 'client.operation.create',
    href: create(),
    icon: Building2,
    keys: 'n o',
    pages: [],
  },
]);
