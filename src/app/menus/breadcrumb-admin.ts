import { dashboard } from '#generated/routes/admin.ts';
import { adminRoutes } from '#generated/routes/tables/admin.ts';
import { breadcrumbOf } from './breadcrumb.ts';

/** The way to a page of the administration. */
export const adminBreadcrumb = breadcrumbOf(adminRoutes, (_shared, home) => ({
  label: home,
  href: dashboard(),
}));
