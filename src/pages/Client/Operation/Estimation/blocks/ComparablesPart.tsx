import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import type { ComparableRow, EstimationFormProps } from '#contracts/client/operation/estimation/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { saleTypes } from '#domain/estimation/enums.ts';
import type { Coordinates } from '#domain/geography/distance.ts';
import { destroy, toggle } from '#generated/routes/client/operation/estimation/comparable.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import { ComparablesTable } from './ComparablesTable.tsx';
import { PlanCard } from './PlanCard.tsx';
import { SpreadCard } from './SpreadCard.tsx';

const ComparableDialog = lazyDialog(async () => (await import('./ComparableDialog.tsx')).ComparableDialog);

const SalesDialog = lazyDialog(async () => (await import('./SalesDialog.tsx')).SalesDialog);
const SalesImportDialog = lazyDialog(async () => (await import('./SalesImportDialog.tsx')).SalesImportDialog);

interface ComparablesPartProps {
  readonly props: WithShared<EstimationFormProps>;
  readonly isDraft: boolean;
}

type Edited = ComparableRow | { readonly at: Coordinates | null };

/** Known sales with their weight: a table, and a map around the property. */
export function ComparablesPart({ props, isDraft }: ComparablesPartProps) {
  const t = useMessages(estimationMessages);
  const { run } = useAction();
  const [edited, setEdited] = useState<Edited | null>(null);
  const { comparables, operation, form } = props;
  const parameters = { operation: operation.id, estimation: form.record?.id ?? '' };
  const add = (at: Coordinates | null): void => setEdited({ at });
  const [sales, setSales] = useState<'search' | 'import' | null>(null);
  const addButton = isDraft && (
    <Inline gap={2} justify="end">
      <Button size="sm" icon={Search} onClick={() => setSales('search')}>
        {t('sales.search')}
      </Button>
      <Button size="sm" icon={Plus} onClick={() => add(null)}>
        {t('comparables.add')}
      </Button>
    </Inline>
  );
  return (
    <>
      <Card title={t('comparables.title')} count={comparables.length} isFlush aside={addButton}>
        {comparables.length === 0 ? (
          <EmptyState title={t('comparables.empty')} isCompact headingLevel={3}>
            {isDraft && t('comparables.emptyHelp')}
          </EmptyState>
        ) : (
          <ComparablesTable
            comparables={comparables}
            onEdit={isDraft ? setEdited : undefined}
            onToggle={
              isDraft
                ? ({ id, isIncluded }) =>
                    void run({
                      method: 'PATCH',
                      href: toggle({ ...parameters, comparable: id }),
                      data: { isIncluded: !isIncluded },
                    })
                : undefined
            }
            onRemove={
              isDraft
                ? ({ id }) =>
                    void run({
                      method: 'DELETE',
                      href: destroy({ ...parameters, comparable: id }),
                    })
                : undefined
            }
          />
        )}
      </Card>
      <Columns>
        <PlanCard props={props} onPlace={isDraft ? add : undefined} />
        <SpreadCard values={props.values} comparables={comparables} />
      </Columns>
      {sales === 'search' && (
        <SalesDialog
          parameters={parameters}
          type={saleTypes.find((type) => type === form.values.type) ?? 'Apartment'}
          onImport={() => setSales('import')}
          onClose={() => setSales(null)}
        />
      )}
      {sales === 'import' && (
        <SalesImportDialog onDone={() => setSales('search')} onClose={() => setSales(null)} />
      )}
      {edited !== null && (
        <ComparableDialog
          parameters={parameters}
          comparable={'id' in edited ? edited : null}
          at={'id' in edited ? null : edited.at}
          isMeasured={props.place !== null}
          city={operation.city}
          type={form.values.type}
          today={props.today}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
