import { useState } from 'react';
import type {
  CashFlowForecastProps,
  ShownCash,
  ShownCashEntry,
} from '#contracts/client/operation/cash-flow-forecast.ts';
import { monthsBetween, type Month } from '#domain/time/day.ts';
import { rebuild } from '#generated/routes/client/operation/cash-flow-forecast.ts';
import { destroy, reconcile } from '#generated/routes/client/operation/cash-flow-forecast/entry.ts';
import * as cashMessages from '#messages/client/cash-flow-forecast.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MonthField } from '#ui/fields/MonthField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';
import { EquityDialog } from '../../Financing/blocks/EquityDialog.tsx';
import { RemoveButton } from '../../Financing/blocks/RemoveButton.tsx';
import { EntryDialog } from './EntryDialog.tsx';

const payload = async () => import('#contracts/client/operation/cash-flow-forecast/payload.ts');
const reconcileSchema = async () => (await payload()).reconcileCashEntry.payload;
const rebuildSchema = async () => (await payload()).rebuildCashFlow.payload;

/** What is open over the plan. */
export type CashTask =
  | { readonly kind: 'add' | 'equity' | 'rebuild' }
  | { readonly kind: 'show' | 'edit' | 'reconcile'; readonly entry: ShownCashEntry };

interface CashDialogProps {
  readonly task: CashTask;
  readonly operationId: string;
  readonly range: ShownCash['range'];
  readonly currentMonth: string;
  readonly today: string;
  readonly accounts: CashFlowForecastProps['accounts'];
  /** The simulation that forecasts are made from. */
  readonly sourceName: string;
  readonly can: { readonly update: boolean; readonly delete: boolean };
  readonly onTask: (task: CashTask) => void;
  readonly onShift: (ids: readonly string[], months: number) => void;
  readonly onClose: () => void;
}

/** The window of a task. */
export function CashDialog(props: CashDialogProps) {
  const { task, operationId, today, onClose } = props;
  switch (task.kind) {
    case 'add':
      return <EntryDialog {...props} entry={null} />;
    case 'edit':
      return <EntryDialog {...props} entry={task.entry} />;
    case 'equity':
      return <EquityDialog operationId={operationId} today={today} onClose={onClose} />;
    case 'rebuild':
      return <RebuildDialog {...props} />;
    case 'reconcile':
      return <ReconcileDialog {...props} entry={task.entry} />;
    case 'show':
      return <EntrySheet {...props} entry={task.entry} />;
  }
}

type OfEntry = CashDialogProps & { readonly entry: ShownCashEntry };

/** What is known of a flow, and what can be done with it. */
function EntrySheet({ entry, operationId, accounts, can, onTask, onShift, onClose, ...props }: OfEntry) {
  const t = useMessages(cashMessages);
  const { date, money, month } = useFormat();
  const { record, category, htCents, vatCents } = entry;
  const label = entry.label === '' ? t(`line.${category}`) : entry.label;
  const canMove = can.update && (record?.isMovable ?? false);
  return (
    <Dialog
      isOpen
      title={label}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          {can.delete && record?.isEditable && (
            <RemoveButton
              label={t('entry.remove')}
              title={t('entry.removeTitle')}
              text={t('entry.removeText')}
              href={destroy({ operation: operationId, cashEntry: record.id })}
            />
          )}
          {can.update && record?.isEditable && (
            <Button onClick={() => onTask({ kind: 'edit', entry })}>{t('entry.edit')}</Button>
          )}
          {can.update && record?.isOpen && (
            <Button onClick={() => onTask({ kind: 'reconcile', entry })}>{t('reconcile.action')}</Button>
          )}
        </>
      }
    >
      <Stack>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('entry.category'), value: t(`line.${category}`) },
            { term: t('entry.direction'), value: t(`direction.${entry.direction}`) },
            { term: t('entry.month'), value: month(entry.month) },
            { term: t('entry.plannedOn'), value: date(entry.plannedOn) },
            { term: t('entry.ht'), value: money(htCents) },
            { term: t('entry.vat'), value: money(vatCents) },
            { term: t('entry.ttc'), value: money(htCents + vatCents) },
            { term: t('entry.state'), value: t(`state.${entry.state}`) },
            { term: t('entry.stage'), value: t(`stage.${entry.stage}`) },
            {
              term: t('entry.source'),
              value:
                record === null && category === 'vat_payment' ? t('vatSource') : t(`source.${entry.source}`),
            },
            { term: t('entry.transaction'), value: entry.transactionId ?? '–' },
            {
              term: t('entry.account'),
              value: accounts.find(({ id }) => id === entry.accountingCodeId)?.label ?? '–',
            },
          ]}
        />
        {canMove && <MoveFields {...props} entry={entry} onShift={onShift} onClose={onClose} />}
      </Stack>
    </Dialog>
  );
}

interface MoveFieldsProps extends Pick<CashDialogProps, 'range' | 'currentMonth' | 'onShift' | 'onClose'> {
  readonly entry: ShownCashEntry;
}

/** Where dragging is of no use: to which month a forecast moves. */
function MoveFields({ entry, range, currentMonth, onShift, onClose }: MoveFieldsProps) {
  const t = useMessages(cashMessages);
  const [to, setTo] = useState<string | null>(entry.month);
  const isOther = to !== null && /^\d{4}-\d{2}$/.test(to) && to !== entry.month;
  return (
    <Inline align="end">
      <MonthField
        name="move-to"
        label={t('shift.to')}
        value={to}
        onChange={setTo}
        min={currentMonth}
        max={range.to}
      />
      <Button
        inactiveReason={isOther ? undefined : t('shift.to')}
        onClick={() => {
          if (!isOther) return;
          onShift([entry.key], monthsBetween(entry.month as Month, to as Month));
          onClose();
        }}
      >
        {t('shift.action')}
      </Button>
    </Inline>
  );
}

function ReconcileDialog({ entry, operationId, today, onClose }: OfEntry) {
  const t = useMessages(cashMessages);
  const form = useAppForm({
    schema: reconcileSchema,
    defaultValues: { version: entry.record?.version ?? 1, on: entry.plannedOn ?? today, transactionId: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={`${t('reconcile.title')} · ${entry.label}`}
      submitLabel={t('reconcile.action')}
      action={{
        method: 'POST',
        href: reconcile({ operation: operationId, cashEntry: entry.record?.id ?? entry.key }),
      }}
      onClose={onClose}
    >
      <FieldRow>
        {field('on', DateField, { label: t('reconcile.on') })}
        {field('transactionId', TextField, {
          label: t('reconcile.transaction'),
          maxLength: 60,
          autoFocus: true,
        })}
      </FieldRow>
    </ActionDialog>
  );
}

function RebuildDialog({ operationId, sourceName, onClose }: CashDialogProps) {
  const t = useMessages(cashMessages);
  const form = useAppForm({ schema: rebuildSchema, defaultValues: { keepManual: true } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('rebuild.title')}
      description={t('rebuild.text', { name: sourceName })}
      submitLabel={t('rebuild.action')}
      action={{ method: 'POST', href: rebuild({ operation: operationId }) }}
      onClose={onClose}
    >
      {field('keepManual', Checkbox, { label: t('rebuild.keepManual') })}
    </ActionDialog>
  );
}
