import type { SharedProps } from '#contracts/shared.ts';
import type { PageProps } from '#runtime/protocol/page-object.ts';
import { usualLayout, type LayoutName } from './usual-layout.ts';

/**
 * The frame of a page, from the name of its component. An error page takes the frame of the area it happened
 * in (its `context`), as long as someone is signed in there.
 */
export function layoutOf(component: string, props: PageProps, shared: SharedProps): LayoutName {
  const usual = usualLayout(component);
  if (usual === undefined)
    return component.startsWith('Error/') ? areaLayout(props['context'], shared) : 'guest';
  return usual === 'client' || usual === 'admin' ? areaLayout(usual, shared) : usual;
}

function areaLayout(area: unknown, { auth, tenant, brand }: SharedProps): LayoutName {
  if (auth.user === null) return 'guest';
  if (area === 'client') return tenant === null && brand === null ? 'guest' : 'client';
  return area === 'admin' ? 'admin' : 'guest';
}

/** Whether the page stands inside an operation: the main navigation then leaves its place to the operation's. */
export function isInOperation(component: string, props: PageProps): boolean {
  return (
    (component.startsWith('Client/Operation/') || component === 'Client/Share/Operation') &&
    component !== 'Client/Operation/Index' &&
    Boolean(props['operation'])
  );
}
