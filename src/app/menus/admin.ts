import { LayoutDashboard } from 'lucide-react';
import { dashboard } from '#generated/routes/admin.ts';
import { adminRoutes } from '#generated/routes/tables/admin.ts';
import { createMenu, type MenuEntry } from './menu-entry.ts';

const dashboardEntry: MenuEntry = {
  label: 'dashboard',
  route: 'admin.dashboard',
  href: dashboard(),
  icon: LayoutDashboard,
  keys: 'g a',
  pages: ['Admin/Dashboard'],
};

/** The navigation of the administration. */
export const adminMenu = createMenu(adminRoutes, [dashboardEntry]);

/** What a phone keeps under the thumb. */
export const adminPhoneMenu = createMenu(adminRoutes, [{ ...dashboardEntry, label: 'home' }]);
