import { Ban, BadgeCheck, CircleDashed, HardHat, Mail, Map as MapIcon, Tag, Wrench } from 'lucide-react';
import { useState } from 'react';
import type { SupplierIndexProps, SupplierRow } from '#contracts/client/supplier/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { phoneText } from '#domain/identity/phone.ts';
import { bulk, create, download, edit, index } from '#generated/routes/client/supplier.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import type { SelectedRows } from '#runtime/lists/selection.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { useColumns } from '../../blocks/list/useColumns.ts';
import type { SendBulk } from '../../blocks/list/useRowBulk.tsx';

const BlockDialog = lazyDialog(async () => (await import('./blocks/BlockDialog.tsx')).BlockDialog);
const DuplicatesDialog = lazyDialog(
  async () => (await import('./blocks/DuplicatesDialog.tsx')).DuplicatesDialog,
);

const RequestDialog = lazyDialog(async () => (await import('./blocks/RequestDialog.tsx')).RequestDialog);

/** Chosen suppliers, and what lets go of the choice. */
interface Chosen {
  readonly rows: SelectedRows;
  readonly done: () => void;
}

interface Blocking extends Chosen {
  readonly send: SendBulk;
}

const paperBadge = (state: SupplierRow['vigilance']) =>
  state && <OfficeStateBadge entity="supplierDocument" state={state} />;

/** The firms that work for the company, and how they stand with their papers. */
export default function SupplierIndex(props: WithShared<SupplierIndexProps>) {
  const t = useMessages(supplierMessages);
  const { number } = useFormat();
  const column = useColumns<SupplierRow>(supplierMessages);
  const [blocking, setBlocking] = useState<Blocking | null>(null);
  const [asking, setAsking] = useState<Chosen | null>(null);
  const [isComparing, setComparing] = useState(false);
  const { duplicates, list } = props;
  const paper = (key: 'vigilance' | 'tenYearInsurance') =>
    column.made('text', key, ({ [key]: state }) => state && t(`choices.${key}.${state}`), {
      show: ({ [key]: state }) => paperBadge(state),
      card: 'figure',
      width: 132,
    });
  return (
    <>
      <ListPage
        props={props}
        page="Client/Supplier/Index"
        messages={supplierMessages}
        routes={{
          index,
          create,
          download,
          show: edit,
        }}
        createKeys="n f"
        events={['supplier.changed', 'supplier_document.received']}
        binType="supplier"
        notice={
          duplicates.length > 0 && (
            <Banner
              tone="info"
              action={
                <Button size="sm" onClick={() => setComparing(true)}>
                  {t('merge.look')}
                </Button>
              }
            >
              {t('merge.notice', { count: duplicates.length })}
            </Banner>
          )
        }
        bulk={{
          href: bulk(),
          tags: list.facets['tag'] ?? [],
          isArchived: true,
          more: (rows, done, send) => [
            list.can.update && {
              id: 'rows.request',
              label: t('requests.add'),
              place: 'page',
              icon: Mail,
              run: () => setAsking({ rows, done }),
            },
            list.can.update && {
              id: 'rows.block',
              label: t('block.action'),
              place: 'page',
              icon: Ban,
              run: () => setBlocking({ rows, done, send }),
            },
          ],
        }}
        filters={{
          trade: Wrench,
          compliance: BadgeCheck,
          status: CircleDashed,
          department: MapIcon,
          operationId: HardHat,
          tag: Tag,
        }}
        columns={[
          column.name(({ name }) => name, { sort: 'ascending' }),
          column.made('text', 'trade', ({ trade }) => t(`choices.trade.${trade}`), {
            card: 'subtitle',
            width: 184,
          }),
          column.of('text', 'city', { tone: 'secondary', card: 'subtitle', width: 120 }),
          paper('vigilance'),
          paper('tenYearInsurance'),
          column.made('count', 'operations', ({ operationsCount }) => operationsCount || null, { width: 96 }),
          column.made(
            'text',
            'rating',
            ({ ratingHundredths }) => (ratingHundredths === null ? null : number(ratingHundredths / 100, 1)),
            {
              sort: 'descending',
              width: 104,
              card: 'figure',
            },
          ),
          column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
            card: 'badge',
            width: 96,
          }),
          column.of('text', 'email', { card: 'foot', isHidden: true }),
          column.made('text', 'phone', ({ phone }) => phone && phoneText(phone), {
            card: 'foot',
            isHidden: true,
          }),
          column.of('text', 'siren', { isHidden: true }),
          column.made('text', 'compliance', ({ compliance }) => t(`choices.compliance.${compliance}`), {
            isHidden: true,
          }),
          column.made('text', 'tags', ({ tags }) => tags.join(', ') || null, { isHidden: true }),
          column.of('instant', 'createdAt', { isHidden: true, sort: 'descending' }),
        ]}
      />
      {blocking && (
        <BlockDialog
          name={null}
          onSubmit={async (reason) => {
            const isDone = await blocking.send(blocking.rows, { field: 'blocked', reason });
            if (isDone) blocking.done();
            return isDone;
          }}
          onClose={() => setBlocking(null)}
        />
      )}
      {asking && (
        <RequestDialog
          rows={asking.rows.kind === 'all' ? { ...asking.rows, query: list.query } : asking.rows}
          recipient={null}
          kinds={[]}
          onSent={asking.done}
          onClose={() => setAsking(null)}
        />
      )}
      {isComparing && duplicates.length > 0 && (
        <DuplicatesDialog pairs={duplicates} onClose={() => setComparing(false)} />
      )}
    </>
  );
}
