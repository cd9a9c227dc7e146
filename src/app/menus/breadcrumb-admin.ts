import { dashboard } from '#generated/routes/admin.ts';
import type { BreadcrumbOf } from './breadcrumb.ts';

/** The way to a page of the administration; the last step has no address. */
export const adminBreadcrumb: BreadcrumbOf = (page, _shared, t) => {
  const last = page.component === 'Admin/Dashboard/Dashboard' ? 'menu.dashboard' : 'breadcrumb.error';
  return [{ label: t('administration'), href: dashboard() }, { label: t(last) }];
};
