import { dashboard } from '#generated/routes/client.ts';
import { kpi } from '#generated/routes/client/brand.ts';
import { clientRoutes } from '#generated/routes/tables/client.ts';
import { breadcrumbOf } from './breadcrumb.ts';

/** The way to a page of the client area, under the name of the company, or of the network without one. */
export const clientBreadcrumb = breadcrumbOf(clientRoutes, ({ tenant, brand, app }) =>
  tenant === null && brand !== null
    ? { label: brand.name, href: kpi() }
    : { label: tenant?.name ?? app.name, href: dashboard() },
);
