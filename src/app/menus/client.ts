import { Plus } from 'lucide-react';
import { clientRoutes } from '#generated/routes/tables/client.ts';
import { clientIcons } from './icons/client.ts';
import { creationMenu, mainMenu, shortMenu } from './menu-entry.ts';

/** The navigation of the client area. */
export const clientMenu = mainMenu(clientRoutes, clientIcons, {
  'client.operation.index': ({ tenant }) => tenant?.operationsCount,
});

/** What can be created from anywhere in the client area. */
export const clientCreations = creationMenu(clientRoutes, clientIcons);

/** What a phone keeps under the thumb, before the menu that holds the rest. */
export const clientPhoneMenu = shortMenu([...clientMenu, ...clientCreations], {
  'client.dashboard': { label: 'home' },
  'client.operation.index': {},
  'client.operation.create': { label: 'newOperationShort', icon: Plus },
});

/** The same for whoever steers a network without working for a company. */
export const brandPhoneMenu = shortMenu(clientMenu, {
  'client.brand.kpi': { label: 'home' },
});
