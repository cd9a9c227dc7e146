import { useEffect, useState } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { target } from '../generated/routes/links.ts';

const delaysMs = [0, 200, 1_500] as const;

/** Addresses that the document has asked for, as the browser's own timeline tells. */
function useRequests(): readonly string[] {
  const [requests, setRequests] = useState<readonly string[]>([]);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const fetched = list.getEntriesByType('resource').filter(({ name }) => name.includes('/liens/'));
      setRequests((known) => [...known, ...fetched.map(({ name }) => new URL(name).pathname)]);
    });
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, []);
  return requests;
}

/** Links that are made ready by intent, at once, or never. */
export default function Links() {
  const requests = useRequests();
  return (
    <>
      <PageHeader title="Liens et préchargement" subtitle="Survolez, passez au clavier, puis suivez." />
      {(['intent', 'mount', 'none'] as const).map((prefetch) => (
        <Card key={prefetch} title={`prefetch="${prefetch}"`}>
          <ul className="flex flex-wrap gap-4">
            {delaysMs.map((delayMs) => (
              <li key={delayMs}>
                <AppLink
                  href={target(delayMs, { query: { par: prefetch } })}
                  prefetch={prefetch}
                  className="underline underline-offset-2"
                >
                  Réponse en {delayMs} ms
                </AppLink>
              </li>
            ))}
          </ul>
        </Card>
      ))}
      <Card title="Requêtes parties" count={requests.length}>
        <ol className="list-decimal pl-6 text-table">
          {requests.map((path, index) => (
            <li key={`${index} ${path}`}>{path}</li>
          ))}
        </ol>
      </Card>
    </>
  );
}
