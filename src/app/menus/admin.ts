import { adminRoutes } from '#generated/routes/tables/admin.ts';
import { adminIcons } from './icons/admin.ts';
import { mainMenu, shortMenu } from './menu-entry.ts';

/** The navigation of the administration. */
export const adminMenu = mainMenu(adminRoutes, adminIcons);

/** What a phone keeps under the thumb. */
export const adminPhoneMenu = shortMenu(adminMenu, { 'admin.dashboard': { label: 'home' } });
