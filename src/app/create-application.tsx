import { areas as lazyAreas, sharedArea } from '#generated/pages/index.ts';
import { createAppRouter, type AppRouter } from '#runtime/navigation/router.tsx';
import { createAreas } from '#runtime/pages/areas.ts';
import { createPageRegistry } from '#runtime/pages/registry.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import { toast } from '#runtime/toast/toast.ts';
import { confirmationRemedy } from './confirmation/remedy.ts';
import { FailurePage } from './FailurePage.tsx';
import { withLayout } from './layouts/layout-code.ts';
import { PageFrame } from './PageFrame.tsx';
import { showFailure } from './session/failure-toast.ts';
import { flashOf, showFlash } from './session/flash.ts';
import { announceRefusal } from './session/refusal.ts';
import { identityOf, isSignedIn } from './session/identity.ts';

/** Puts routes, pages, cache and shell together; `firstPage` is the one that came with the document, if any. */
export function createApplication(firstPage: PageObject | null): AppRouter {
  const areas = createAreas(sharedArea, lazyAreas);
  const router = createAppRouter({
    registry: createPageRegistry((name) => withLayout(name, areas.loadPage(name))),
    areas,
    firstPage,
    identityOf,
    isSignedIn,
    flashOf,
    renderPage: (page, content) => <PageFrame page={page}>{content}</PageFrame>,
    errorComponent: FailurePage,
    onFlash: (flash) => showFlash(flash, (visit) => void router.navigation.visit(visit)),
    onAddressChange: () => toast.clear(),
    onFailure: showFailure,
    onRefused: announceRefusal,
    remedy: confirmationRemedy(),
  });
  return router;
}
