import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { texts } from './texts.ts';

interface FailurePageProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Stands in place of a page that could not be had: names the failure, for whoever works on the runtime. */
export function FailurePage({ error, retry }: FailurePageProps) {
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
