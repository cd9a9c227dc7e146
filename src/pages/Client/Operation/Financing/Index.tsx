import { Calculator, CircleDashed, Landmark, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FinancingIndexProps, LoanRow } from '#contracts/client/operation/financing/index.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { isLiveLoan, loanStates } from '#domain/loan/loan-states.ts';
import { maxDossierRecipient } from '#domain/paper/dossier-copy.ts';
import { create, edit, index } from '#generated/routes/client/operation/financing.ts';
import { dossier } from '#generated/routes/export.ts';
import * as financingMessages from '#messages/client/financing.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Text } from '#ui/data/Text.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import type { ListFilter } from '#ui/list/bars/list-filter.ts';
import { clientRows } from '#ui/list/client-rows.ts';
import { DataList } from '#ui/list/DataList.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { printAction } from '../../../blocks/print-action.ts';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import { FinancingFigures } from './blocks/FinancingFigures.tsx';
import type { FinancingPartsProps } from './blocks/FinancingParts.tsx';
import { PlanPart } from './blocks/PlanPart.tsx';
import { useLoanColumns } from './blocks/useLoanColumns.tsx';

const FromSimulationDialog = lazyDialog(
  async () => (await import('./blocks/FromSimulationDialog.tsx')).FromSimulationDialog,
);

/** What stands below the loans. */
const FinancingParts = lazyPart<FinancingPartsProps>(
  async () => (await import('./blocks/FinancingParts.tsx')).FinancingParts,
  { failed: PartFailed },
);

const idOf = ({ id }: LoanRow): string => id;
const filterValueOf = (key: string, row: LoanRow): string => (key === 'lender' ? row.lender.id : row.status);

function useLoanFilters(loans: readonly LoanRow[]): readonly ListFilter[] {
  const t = useMessages(financingMessages);
  const states = useMessages(stateMessages);
  const lenders = [...new Map(loans.map(({ lender }) => [lender.id, lender.name]))];
  return [
    {
      key: 'status',
      label: t('columns.status'),
      icon: CircleDashed,
      choices: loanStates.map((state) => ({ value: state, label: states(`loan.${state}`) })),
    },
    {
      key: 'lender',
      label: t('columns.lender'),
      icon: Landmark,
      choices: lenders.map(([value, label]) => ({ value, label })),
    },
  ];
}

/** The way to the file of each lender that is asked or lends: the papers that a bank is given, made out to it. */
function useBankFile(operationId: string, loans: readonly LoanRow[]) {
  const t = useMessages(financingMessages);
  const fileFor = (lender: string) => {
    const recipient = lender.slice(0, maxDossierRecipient);
    return dossier(
      { operation: operationId },
      { query: { preset: 'bank', ...(recipient !== '' && { recipient }) } },
    );
  };
  const lenders = new Map(
    loans.filter(({ status }) => isLiveLoan(status)).map(({ lender }) => [lender.id, lender.name]),
  );
  const files = [...lenders].map(([id, name]) => ({
    id,
    label: t('bankFile.of', { lender: name }),
    href: fileFor(name),
  }));
  const unnamed = { id: 'bank', label: t('bankFile.action'), href: fileFor('') };
  return printAction('financing.bank-file', t('bankFile.action'), files.length === 0 ? [unnamed] : files);
}

/** The financing of an operation: sources and uses, loans, drawdowns, guarantees, own money. */
export default function FinancingIndex(props: WithShared<FinancingIndexProps>) {
  const { operation, query, defaults, loans, plan, can, today } = props;
  const t = useMessages(financingMessages);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<FinancingIndexProps>(
    channels.operation(operation.id),
    ['loan.updated', 'drawdown.released', 'payment.received'],
    [
      'loans',
      'plan',
      'planRefusal',
      'fromSimulation',
      'figures',
      'course',
      'drawdowns',
      'guarantees',
      'injections',
    ],
  );
  const [isTaking, setIsTaking] = useState(false);
  const list = useListAddress({ path: index({ operation: operation.id }), query, defaults });
  const columns = useLoanColumns();
  const filters = useLoanFilters(loans);
  const rows = useMemo(
    () => clientRows(loans, columns, { ...query, columns: [] }, filterValueOf),
    [loans, query, columns],
  );
  const bankFile = useBankFile(operation.id, loans);
  const createHref = create({ operation: operation.id });
  const count = t('count', { count: loans.length });
  const isEmpty = loans.length === 0 && props.injections.length === 0;
  return (
    <OperationFrame operation={operation} current="financing" canUpdate={can.updateOperation}>
      <PageHeader
        title={t('title')}
        isInline
        subtitle={list.isFiltered ? t('filteredCount', { count: rows.length, total: count }) : count}
        actions={
          <PageActions
            actions={[
              can.create && {
                id: 'loan.create',
                label: t('create'),
                place: 'page',
                icon: Plus,
                href: createHref,
                keys: 'n p',
                isMain: true,
              },
              props.fromSimulation !== null && {
                id: 'loan.from-simulation',
                label: t('fromSimulation.action'),
                place: 'page',
                icon: Calculator,
                run: () => setIsTaking(true),
              },
              can.print && bankFile,
            ]}
          />
        }
      />
      {isTaking && props.fromSimulation !== null && (
        <FromSimulationDialog
          operationId={operation.id}
          source={props.fromSimulation}
          onClose={() => setIsTaking(false)}
        />
      )}
      <FinancingFigures figures={props.figures} today={today} />
      {plan !== null && <PlanPart plan={plan} />}
      {props.planRefusal !== null && (
        <Text as="p" tone="warn" isStatus>
          {props.planRefusal}
        </Text>
      )}
      <DataList
        label={t('loans')}
        keepAs={`${props.auth.user?.id ?? ''}:loans`}
        list={list}
        columns={columns}
        filters={filters}
        searchLabel={t('search')}
        rows={rows}
        idOf={idOf}
        hrefOf={({ id }) => edit({ operation: operation.id, loan: id })}
        empty={
          loans.length === 0 && (
            <EmptyState
              picture={isEmpty && <EmptyParcels />}
              title={t(isEmpty ? 'empty' : 'noLoan')}
              actions={
                can.create && (
                  <Button variant="primary" icon={Plus} href={createHref}>
                    {t('create')}
                  </Button>
                )
              }
            >
              {can.create && t('emptyHelp')}
            </EmptyState>
          )
        }
      />
      <FinancingParts props={props} />
    </OperationFrame>
  );
}
