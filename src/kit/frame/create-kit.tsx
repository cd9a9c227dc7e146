import { createAppRouter, type AppRouter } from '#runtime/navigation/router.tsx';
import { createAreas } from '#runtime/pages/areas.ts';
import { createPageRegistry } from '#runtime/pages/registry.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import { useTitle } from '#runtime/title/title.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Button } from '#ui/actions/Button.tsx';
import { areas as lazyAreas, sharedArea } from '../generated/pages/index.ts';
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

interface FailurePageProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Stands in place of a page that could not be had: names the failure, for whoever works on the runtime. */
function FailurePage({ error, retry }: FailurePageProps) {
  useTitle('Panne', 'Démonstration');
  return (
    <main className="mx-auto flex max-w-160 flex-col items-start gap-4 p-6">
      <h1 className="font-display text-h1 font-semibold">
        {error instanceof Error ? error.name : 'Panne inconnue'}
      </h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <div className="flex gap-2">
        <Button href="/">Sommaire</Button>
        <Button variant="primary" onClick={retry}>
          {texts.retry}
        </Button>
      </div>
    </main>
  );
}
