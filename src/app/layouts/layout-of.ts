import type { SharedProps } from '#contracts/shared.ts';
import type { PageProps } from '#runtime/protocol/page-object.ts';

/** The frames a page can stand in. */
export type LayoutName = 'signIn' | 'adminSignIn' | 'guest' | 'recipient' | 'client' | 'admin' | 'export';

/**
 * The frame of a page, from the name of its component. An error page takes the frame of the area it happened
 * in (its `context`), as long as someone is signed in there.
 */
export function layoutOf(component: string, props: PageProps, shared: SharedProps): LayoutName {
  if (component === 'Error/Maintenance') return 'guest';
  if (component.startsWith('Error/')) return areaLayout(props['context'], shared);
  if (component.startsWith('Export/')) return 'export';
  // Behind a link alone, whoever follows it: shared documents, and those asked of a partner.
  if (component.startsWith('SharedFiles/') || component.startsWith('Supplier/')) return 'recipient';
  if (component.startsWith('Admin/Auth/')) return 'adminSignIn';
  if (component.startsWith('Auth/')) return 'signIn';
  if (component.startsWith('Admin/')) return areaLayout('admin', shared);
  if (component.startsWith('Client/')) return areaLayout('client', shared);
  return 'guest';
}

function areaLayout(area: unknown, { auth, tenant, brand }: SharedProps): LayoutName {
  if (auth.user === null) return 'guest';
  if (area === 'client') return tenant === null && brand === null ? 'guest' : 'client';
  return area === 'admin' ? 'admin' : 'guest';
}

/** Whether the page stands inside an operation: the main navigation then leaves its place to the operation's. */
export function isInOperation(component: string, props: PageProps): boolean {
  return (
    component.startsWith('Client/Operation/') &&
    component !== 'Client/Operation/Index' &&
    Boolean(props['operation'])
  );
}
