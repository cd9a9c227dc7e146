import { dashboard } from '#generated/routes/admin.ts';
import type { BreadcrumbOf } from './breadcrumb.ts';

const steps = {
  'Admin/Dashboard/Dashboard': 'menu.dashboard',
  'Admin/Account/Show': 'breadcrumb.account',
} as const;

/** The way to a page of the administration; the last step has no address. */
export const adminBreadcrumb: BreadcrumbOf = (page, _shared, t) => {
  const last = page.component in steps ? steps[page.component as keyof typeof steps] : 'breadcrumb.error';
  return [{ label: t('administration'), href: dashboard() }, { label: t(last) }];
};
