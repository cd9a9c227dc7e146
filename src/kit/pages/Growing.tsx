import { useRef } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { useAddress } from '#runtime/navigation/hooks.ts';
import { pageApi } from '#runtime/props/page-api.ts';
import { useInView } from '#runtime/props/useInView.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Spinner } from '#ui/actions/Spinner.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { show } from '../generated/routes/growing.ts';
import { target } from '../generated/routes/links.ts';

interface Lot {
  readonly id: number;
  readonly page: number;
}

export interface GrowingProps {
  readonly lots: { readonly data: readonly Lot[] };
  readonly total: number;
}

const api = pageApi<GrowingProps>();

/** A list that grows at both ends as they come into view; the address follows what is seen. */
export default function Growing({ lots, total }: GrowingProps) {
  const { startRef, endRef, ...list } = api.useInfiniteList('lots');
  const { href } = useAddress();
  return (
    <>
      <PageHeader
        title="Liste sans fin"
        subtitle={`${lots.data.length} lots sur ${total}, adresse ${href}`}
        actions={
          <>
            <Button href={show()}>Du début</Button>
            <Button href={show({ query: { page: 4 } })}>À la page 4</Button>
          </>
        }
      />
      <Card isFlush>
        <div ref={startRef} className="h-px" />
        {list.isLoadingPrevious && <Waiting />}
        <ul aria-label="Lots">
          {lots.data.map((lot) => (
            <LotLine key={lot.id} lot={lot} onSeen={list.see} />
          ))}
        </ul>
        {list.isLoadingNext && <Waiting />}
        {list.hasFailed && (
          <div className="p-4">
            <Button onClick={() => void list.retry()}>Réessayer</Button>
          </div>
        )}
        <div ref={endRef} className="h-px" />
      </Card>
    </>
  );
}

function LotLine({ lot, onSeen }: { readonly lot: Lot; readonly onSeen: (page: number) => void }) {
  const ref = useRef<HTMLLIElement>(null);
  useInView(ref, () => onSeen(lot.page));
  return (
    <li ref={ref} className="flex justify-between border-b border-line px-4 py-2 text-table">
      <AppLink href={target(0)} prefetch="none">
        Lot n° {lot.id}
      </AppLink>
      <span className="text-ink3">page {lot.page}</span>
    </li>
  );
}

function Waiting() {
  return (
    <p role="status" className="flex items-center gap-2 px-4 py-2 text-table text-ink3">
      <Spinner size={12} /> Chargement
    </p>
  );
}
