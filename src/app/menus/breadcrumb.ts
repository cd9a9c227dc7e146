import type { SharedProps } from '#contracts/shared.ts';
import { dashboard as adminDashboard } from '#generated/routes/admin.ts';
import { dashboard } from '#generated/routes/client.ts';
import { index, show } from '#generated/routes/client/operation.ts';
import type { fr } from '#messages/app.ts';
import type { Translate } from '#runtime/locale/translate.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import type { Crumb } from '#ui/layout/types.ts';

/** The operation that a page is about, as far as the shell needs it; null on other pages. */
export function operationOf({ component, props }: PageObject): { id: string; name: string } | null {
  const operation: unknown = component.startsWith('Client/Operation/') ? props['operation'] : null;
  if (typeof operation !== 'object' || operation === null) return null;
  const { id, name } = operation as { id?: unknown; name?: unknown };
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}

/** The way to a page, from the name of its component and what it shows; the last step has no address. */
export function breadcrumbOf(page: PageObject, shared: SharedProps, t: Translate<typeof fr>): Crumb[] {
  const home: Crumb = shared.tenant
    ? { label: shared.tenant.name, href: dashboard() }
    : { label: t('administration'), href: adminDashboard() };
  const operations: Crumb = { label: t('menu.operations'), href: index() };
  const operation = operationOf(page);
  const named: Crumb[] = operation ? [{ label: operation.name, href: show(operation.id) }] : [];
  switch (page.component) {
    case 'Client/Dashboard':
    case 'Admin/Dashboard/Dashboard':
      return [home, { label: t('menu.dashboard') }];
    case 'Client/Operation/Index':
      return [home, { label: t('menu.operations') }];
    case 'Client/Operation/Show':
      return [operations, ...named, { label: t('breadcrumb.overview') }];
    case 'Client/Operation/Form':
      return [operations, ...named, { label: t(operation ? 'breadcrumb.edit' : 'breadcrumb.newOperation') }];
    default:
      return [home, { label: t('breadcrumb.error') }];
  }
}
