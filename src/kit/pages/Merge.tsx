import { pageApi } from '#runtime/props/page-api.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

export interface MergeProps {
  readonly entries: readonly { readonly id: number; readonly text: string }[];
}

const { useReload } = pageApi<MergeProps>();

/** A list that partial answers lengthen, without any entry twice, until it is started anew. */
export default function Merge({ entries }: MergeProps) {
  const reload = useReload();
  const readOn = (after: number) =>
    void reload({ only: ['entries'], data: { apres: after }, showsProgress: true });
  return (
    <>
      <PageHeader
        title="Listes qui s’ajoutent"
        subtitle="Le serveur envoie trois lignes, elles rejoignent celles de l’écran."
        actions={
          <>
            <Button onClick={() => void reload({ reset: ['entries'], showsProgress: true })}>
              Recommencer
            </Button>
            <Button onClick={() => readOn(Math.max(0, (entries.at(-1)?.id ?? 0) - 2))}>
              Demander avec deux lignes connues
            </Button>
            <Button variant="primary" onClick={() => readOn(entries.at(-1)?.id ?? 0)}>
              Demander la suite
            </Button>
          </>
        }
      />
      <Card title="Lignes" count={entries.length}>
        <ul className="flex flex-col gap-1">
          {entries.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </Card>
    </>
  );
}
