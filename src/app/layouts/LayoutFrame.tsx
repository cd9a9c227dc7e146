import { Suspense } from 'react';
import { layoutComponent } from './layout-code.ts';
import { layoutOf } from './layout-of.ts';
import type { LayoutProps } from './layout-props.ts';

/** Puts a page into its layout, which stays as it is from one of its pages to the next. */
export function LayoutFrame({ page, shared, children }: LayoutProps) {
  const Layout = layoutComponent(layoutOf(page.component, page.props, shared));
  return (
    <Suspense fallback={null}>
      {/* oxlint-disable-next-line react/static-components -- a lookup: the same layout is always the same component */}
      <Layout page={page} shared={shared}>
        {children}
      </Layout>
    </Suspense>
  );
}
