import { createAppRouter, type AppRouter } from '#runtime/navigation/router.tsx';
import { createAreas } from '#runtime/pages/areas.ts';
import { createPageRegistry } from '#runtime/pages/registry.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import { toast } from '#runtime/toast/toast.ts';
import { areas as lazyAreas, sharedArea } from '../generated/pages/index.ts';
import { FailurePage } from './FailurePage.tsx';
import { KitFrame } from './KitFrame.tsx';
import { texts } from './texts.ts';

/** Puts the runtime together for this application; every page that fails behind the scenes says so in a toast. */
export function createKit(firstPage: PageObject | null): AppRouter {
  const areas = createAreas(sharedArea, lazyAreas);
  return createAppRouter({
    registry: createPageRegistry((name) => areas.loadPage(name)),
    areas,
    firstPage,
    // Nobody signs in here.
    identityOf: () => 'kit',
    renderPage: (page, content) => <KitFrame page={page}>{content}</KitFrame>,
    errorComponent: FailurePage,
    onFlash: ({ text }) => {
      if (typeof text === 'string') toast.success(text);
    },
    onAddressChange: () => toast.clear(),
    onFailure: (failure, retry) =>
      toast.error(failure.message, { action: { label: texts.retry, onAction: retry } }),
  });
}
