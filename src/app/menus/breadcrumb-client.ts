import { dashboard } from '#generated/routes/client.ts';
import { index as contacts } from '#generated/routes/client/contact.ts';
import { index, show } from '#generated/routes/client/operation.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import type { Crumb } from '#ui/layout/types.ts';
import type { BreadcrumbOf } from './breadcrumb.ts';

/** The operation that a page is about, as far as the shell needs it; null on other pages. */
export function operationOf({ component, props }: PageObject): { id: string; name: string } | null {
  const operation: unknown = component.startsWith('Client/Operation/') ? props['operation'] : null;
  if (typeof operation !== 'object' || operation === null) return null;
  const { id, name } = operation as { id?: unknown; name?: unknown };
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}

/** What the record of a form is called; null for a new one. */
function labelOf({ props }: PageObject): string | null {
  const { form } = props as { form?: { record?: { label?: unknown } | null } };
  const label = form?.record?.label;
  return typeof label === 'string' ? label : null;
}

/** The way to a page of the client area; the last step has no address. */
export const clientBreadcrumb: BreadcrumbOf = (page, shared, t) => {
  const home: Crumb = { label: shared.tenant?.name ?? shared.app.name, href: dashboard() };
  const operations: Crumb = { label: t('menu.operations'), href: index() };
  const operation = operationOf(page);
  const named: Crumb[] = operation ? [{ label: operation.name, href: show(operation.id) }] : [];
  const contactList: Crumb = { label: t('menu.contacts'), href: contacts() };
  switch (page.component) {
    case 'Client/Dashboard':
      return [home, { label: t('menu.dashboard') }];
    case 'Client/Account/Show':
      return [home, { label: t('breadcrumb.account') }];
    case 'Client/Operation/Index':
      return [home, { label: t('menu.operations') }];
    case 'Client/Operation/Show':
      return [operations, ...named, { label: t('breadcrumb.overview') }];
    case 'Client/Operation/Form':
      return [operations, ...named, { label: t(operation ? 'breadcrumb.edit' : 'breadcrumb.newOperation') }];
    case 'Client/Contact/Index':
      return [home, { label: t('menu.contacts') }];
    case 'Client/Contact/Form':
      return [home, contactList, { label: labelOf(page) ?? t('breadcrumb.newContact') }];
    default:
      return [home, { label: t('breadcrumb.error') }];
  }
};
