import { lazy, type ComponentType } from 'react';
import type { PageModule } from '#runtime/pages/types.ts';
import type { LayoutProps } from './layout-props.ts';
import { usualLayout, type LayoutName } from './usual-layout.ts';

type Layout = ComponentType<LayoutProps>;

const loaders: Record<LayoutName, () => Promise<{ default: Layout }>> = {
  signIn: () => import('./SignInLayout.tsx'),
  adminSignIn: () => import('./AdminSignInLayout.tsx'),
  guest: () => import('./GuestLayout.tsx'),
  recipient: () => import('./RecipientLayout.tsx'),
  client: () => import('./ClientLayout.tsx'),
  admin: () => import('./AdminLayout.tsx'),
  export: () => import('./ExportLayout.tsx'),
};

const loaded = new Map<LayoutName, Layout>();
const shown = new Map<LayoutName, Layout>();

async function loadLayout(name: LayoutName): Promise<{ default: Layout }> {
  try {
    const code = await loaders[name]();
    loaded.set(name, code.default);
    return code;
  } catch (error) {
    // The next showing tries again.
    shown.delete(name);
    throw error;
  }
}

/** The component of a layout, always the same one once shown; it suspends only when its code is not here yet. */
export function layoutComponent(name: LayoutName): Layout {
  const known = shown.get(name);
  if (known) return known;
  const component = loaded.get(name) ?? lazy(() => loadLayout(name));
  shown.set(name, component);
  return component;
}

/**
 * Fetches the code of a page's layout beside that of the page, so that neither waits for the other. A page
 * whose layout could not be fetched is not ready either.
 */
export async function withLayout(name: string, page: Promise<PageModule>): Promise<PageModule> {
  const layout = usualLayout(name);
  if (layout === undefined) return page;
  const [module] = await Promise.all([page, loadLayout(layout)]);
  return module;
}
