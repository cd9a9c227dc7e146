import { dashboard } from '#generated/routes/client.ts';
import { clientRoutes } from '#generated/routes/tables/client.ts';
import { breadcrumbOf } from './breadcrumb.ts';

/** The way to a page of the client area, under the name of the company. */
export const clientBreadcrumb = breadcrumbOf(clientRoutes, ({ tenant, app }) => ({
  label: tenant?.name ?? app.name,
  href: dashboard(),
}));
