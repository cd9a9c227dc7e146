import { createInertiaApp, Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { LinkContext } from '../content/Frame.tsx';

type Pages = Record<string, () => Promise<{ default: (props: never) => ReactNode }>>;

const pages: Pages = { ...import.meta.glob('../pages/*.tsx'), ...import.meta.glob('./pages/*.tsx') } as Pages;
const loaderOf = (name: string) => pages[`../pages/${name}.tsx`] ?? pages[`./pages/${name}.tsx`];

const InertiaLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <Link href={href} prefetch>
    {children}
  </Link>
);

void createInertiaApp({
  resolve: async (name) => {
    const load = loaderOf(name);
    if (!load) throw new Error(`There is no page named ${name}`);
    // The props of a page are its own affair.
    return (await load()) as never;
  },
  setup({ el, App, props }) {
    if (!el) throw new Error('The document has no element #app');
    createRoot(el).render(
      <LinkContext value={InertiaLink}>
        <App {...props} />
      </LinkContext>,
    );
  },
});

// The second way to run it: all the code there is, fetched once the first page stands.
if (document.documentElement.dataset['chunks'] === 'all') {
  window.addEventListener('load', () => {
    for (const load of Object.values(pages)) void load();
  });
}
