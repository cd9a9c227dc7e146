import { pageApi } from '#runtime/props/page-api.ts';
import { Card } from '#ui/data/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

export interface VisibleProps {
  readonly text: string;
  readonly comments?: { readonly asked: number; readonly texts: readonly string[] };
}

const api = pageApi<VisibleProps>();

/** Props that are asked for when their place comes into view, once. */
export default function Visible({ text, comments }: VisibleProps) {
  const { ref } = api.useWhenVisible(['comments']);
  return (
    <>
      <PageHeader title="Chargement à la vue" subtitle={text} />
      <div aria-hidden="true" className="h-[120vh] rounded-card border border-dashed border-line" />
      <div ref={ref}>
        <Card title="Commentaires" count={comments?.texts.length}>
          {comments ? (
            <>
              <ul className="flex flex-col gap-1">
                {comments.texts.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p className="pt-2 text-table text-ink3">Demandes reçues par le serveur : {comments.asked}</p>
            </>
          ) : (
            <div className="flex h-17 flex-col gap-2">
              <Skeleton />
              <Skeleton width="60%" />
            </div>
          )}
        </Card>
      </div>
    </>
  );
}
