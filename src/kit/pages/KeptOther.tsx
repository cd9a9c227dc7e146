import { useEffect, useState, useSyncExternalStore } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { useAddress } from '#runtime/navigation/hooks.ts';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { show } from '../generated/routes/kept.ts';

const times: number[] = [];
let lastShown = '';
const listeners = new Set<() => void>();

/** Notes in a store that the page is shown: an effect, so that drawing it beforehand does not count. */
function noteShown(): void {
  times.push(Math.round(performance.now()));
  lastShown = times.join(' ');
  for (const listener of listeners) listener();
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells when it was drawn, and how often it was shown since. */
export default function KeptOther() {
  const { path } = useAddress();
  const [drawnAtMs] = useState(() => Math.round(performance.now()));
  const shownAtMs = useSyncExternalStore(listen, () => lastShown);
  useEffect(noteShown, []);
  return (
    <>
      <PageHeader title="Page suivante" subtitle={path} />
      <Card>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt className="text-ink3">Dessinée à</dt>
          <dd>
            <output aria-label="Dessinée à">{drawnAtMs}</output> ms
          </dd>
          <dt className="text-ink3">Montrée à</dt>
          <dd>
            <output aria-label="Montrée à">{shownAtMs}</output> ms
          </dd>
        </dl>
        <AppLink href={show()} className="mt-4 inline-block underline underline-offset-2">
          Retour
        </AppLink>
      </Card>
    </>
  );
}
