import type { ReactNode } from 'react';
import { Deferred } from '#runtime/props/Deferred.tsx';
import { pageApi } from '#runtime/props/page-api.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

export interface DeferredDemoProps {
  readonly title: string;
  readonly sales?: string;
  readonly works?: string;
  readonly forecast?: string;
}

const { useDeferred, useReload } = pageApi<DeferredDemoProps>();

const shown = (readAt: string): ReactNode => <output>Lu à {readAt}</output>;
const waiting = <Skeleton width="8rem" height="1rem" />;

const rescueForecast = (retry: () => void): ReactNode => (
  <Banner
    tone="warn"
    action={
      <Button size="sm" onClick={retry}>
        Redemander
      </Button>
    }
  >
    Le calcul a échoué.
  </Banner>
);

/** Values that come after the page: two groups, of which one fails at first and can be asked for again. */
export default function DeferredDemo({ title }: DeferredDemoProps) {
  const reload = useReload();
  const sales = useDeferred('sales');
  return (
    <>
      <PageHeader
        title="Valeurs différées"
        subtitle={`${title} : deux groupes, l’un échoue la première fois.`}
        actions={
          <Button isPending={sales.isReloading} onClick={() => void reload({ only: ['sales'] })}>
            Relire les ventes
          </Button>
        }
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Card title="Ventes">
          <Deferred<string> name="sales" fallback={waiting}>
            {shown}
          </Deferred>
        </Card>
        <Card title="Travaux">
          <Deferred<string> name="works" fallback={waiting}>
            {shown}
          </Deferred>
        </Card>
        <Card title="Prévision">
          <Deferred<string> name="forecast" fallback={waiting} rescue={rescueForecast}>
            {shown}
          </Deferred>
        </Card>
      </div>
    </>
  );
}
