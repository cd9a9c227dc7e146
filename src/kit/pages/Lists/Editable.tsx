import { Download, Tag } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { toast } from '#runtime/toast/toast.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { clientRows } from '#ui/list/client-rows.ts';
import { DataList } from '#ui/list/DataList.tsx';
import { GroupChoice } from '#ui/list/bars/GroupChoice.tsx';
import { ViewModeSwitch } from '#ui/list/bars/ViewModeSwitch.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { saveRows } from '#ui/list/save-rows.ts';
import { editable } from '../../generated/routes/lists.ts';
import { lotColumns } from './blocks/lot-columns.tsx';
import { lotFilters } from './blocks/lot-filters.ts';
import { defaultLotQuery, type LotQuery } from './blocks/lot-query.ts';
import { lotsUpTo, type Lot } from './blocks/lots.ts';

export interface EditableProps {
  readonly query: LotQuery;
}

const idOf = ({ id }: Lot): string => id;
const viewModes = ['table', 'cards', 'board'] as const;

/** A list whose cells are set in place, with groups, sums, chosen rows, cards and a slot for another look. */
export default function Editable({ query }: EditableProps) {
  const [lots, setLots] = useState(() => lotsUpTo(24));
  const list = useListAddress({ path: editable(), query, defaults: defaultLotQuery });
  const save = useCallback(async (lot: Lot, value: string | number | null): Promise<string | null> => {
    await new Promise((done) => setTimeout(done, 300));
    if (typeof value === 'number' && value > 100_000_000) return 'Le prix dépasse 1 000 000 €.';
    setLots((all) =>
      all.map((other) =>
        other.id === lot.id ? { ...other, priceCents: typeof value === 'number' ? value : null } : other,
      ),
    );
    return null;
  }, []);
  const columns = useMemo(
    () =>
      lotColumns.map((column): ListColumn<Lot> => {
        return column.id === 'price' ? { ...column, edit: { input: 'money', save } } : column;
      }),
    [save],
  );
  const rows = useMemo(
    () => clientRows(lots, columns, query, (_, { status }) => status),
    [lots, columns, query],
  );
  return (
    <>
      <PageHeader
        title="Liste modifiable"
        subtitle="Le prix se modifie dans sa cellule ; au-delà d’un million il est refusé. Les en-têtes se glissent à une autre place."
        actions={<ViewModeSwitch list={list} viewModes={viewModes} />}
      />
      <DataList
        label="Lots"
        keepAs="kit:modifiable"
        list={list}
        columns={columns}
        filters={lotFilters}
        searchLabel="Lot, opération, commune"
        tools={<GroupChoice list={list} columns={columns.filter(({ id }) => id !== 'ref')} />}
        rows={rows}
        idOf={idOf}
        groupBy={query.group}
        viewModes={{ board: <p>La place d’une autre présentation.</p> }}
        bulkActions={(chosen, done) => [
          {
            id: 'kit.tag',
            label: 'Étiqueter',
            place: 'page',
            icon: Tag,
            run: () => {
              toast.success(chosen.kind === 'ids' ? `${chosen.ids.length} lots étiquetés.` : 'Étiquetés.');
              done();
            },
          },
          {
            id: 'kit.save',
            label: 'Exporter',
            place: 'page',
            icon: Download,
            choices: (['xlsx', 'csv'] as const).map((format) => ({
              id: format,
              label: format.toUpperCase(),
              run: () => void saveRows({ name: 'lots', format, columns, rows }),
            })),
          },
        ]}
      />
    </>
  );
}
