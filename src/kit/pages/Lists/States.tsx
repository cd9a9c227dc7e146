import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { DataList, type DataListProps } from '#ui/list/DataList.tsx';
import { lotColumns } from './blocks/lot-columns.tsx';
import { lotsUpTo, type Lot } from './blocks/lots.ts';

const common = { columns: lotColumns, idOf: ({ id }: Lot): string => id };
const none: readonly Lot[] = [];

/** What stands in place of the rows: on their way, none yet, not to be had, not for one's eyes. */
export default function States() {
  const states: readonly (Omit<DataListProps<Lot>, 'columns' | 'idOf' | 'keepAs'> & {
    readonly id: string;
  })[] = [
    { id: 'loading', label: 'En chargement', rows: none, state: 'loading' },
    {
      id: 'empty',
      label: 'Vide',
      rows: none,
      empty: (
        <EmptyState picture={<EmptyParcels />} title="Aucun lot." headingLevel={3}>
          Les lots seront créés depuis le programme de l’opération.
        </EmptyState>
      ),
    },
    { id: 'filtered', label: 'Vidée par ses filtres', rows: none },
    { id: 'failed', label: 'En échec', rows: none, state: 'failed', onRetry: () => undefined },
    { id: 'forbidden', label: 'Interdite', rows: none, state: 'forbidden' },
    { id: 'one', label: 'Une seule ligne', rows: lotsUpTo(1) },
  ];
  return (
    <>
      <PageHeader title="États d’une liste" subtitle="Ce qui tient la place des lignes." />
      {states.map(({ id, ...state }) => (
        <section key={id} className="flex flex-col gap-3">
          <SectionTitle>{state.label}</SectionTitle>
          <DataList {...common} {...state} keepAs={`kit:${id}`} />
        </section>
      ))}
    </>
  );
}
