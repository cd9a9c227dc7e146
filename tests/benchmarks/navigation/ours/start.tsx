import type { ReactNode } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { mountApplication } from '#runtime/navigation/mount.tsx';
import { createAppRouter } from '#runtime/navigation/router.tsx';
import { createAreas, type LazyArea, type SharedArea } from '#runtime/pages/areas.ts';
import { createPageRegistry } from '#runtime/pages/registry.ts';
import { readFirstPage } from '#runtime/protocol/first-page.ts';
import { LinkContext } from '../content/Frame.tsx';

const OurLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <AppLink href={href}>{children}</AppLink>
);

const ErrorPage = ({ error, retry }: { readonly error: unknown; readonly retry: () => void }) => (
  <main>
    <h1 role="alert">{error instanceof Error ? error.message : String(error)}</h1>
    <button onClick={retry}>Again</button>
  </main>
);

/** Starts the twelve pages on this runtime, with the code generated for them. */
export function start(sharedArea: SharedArea, lazyAreas: readonly LazyArea[]): void {
  const areas = createAreas(sharedArea, lazyAreas);
  const application = createAppRouter({
    registry: createPageRegistry((name) => areas.loadPage(name)),
    areas,
    firstPage: readFirstPage(document),
    identityOf: () => 'anybody',
    renderPage: (_page, content) => <LinkContext value={OurLink}>{content}</LinkContext>,
    errorComponent: ErrorPage,
    onFailure: (failure) => {
      document.title = failure.message;
    },
  });
  mountApplication(application);
}
