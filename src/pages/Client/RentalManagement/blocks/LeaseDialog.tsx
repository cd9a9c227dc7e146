import type { LeaseRow, RentalManagementProps } from '#contracts/client/rental-management.ts';
import type { LeasePayload } from '#contracts/client/rental-management/payload.ts';
import { store, update } from '#generated/routes/client/rental-management/lease.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { IndexFields, LotFields, RentFields } from './LeaseFields.tsx';

export interface LeaseDialogProps {
  /** Null for a new one. */
  readonly lease: LeaseRow | null;
  /** The lot of a new one, where it was begun from there. */
  readonly lotId?: string | undefined;
  readonly props: Pick<RentalManagementProps, 'choices' | 'today' | 'can'>;
  readonly onClose: () => void;
}

const schema = async () =>
  (await import('#contracts/client/rental-management/payload.ts')).storeLease.payload;

const blank = (today: string, lotId: string): LeasePayload => ({
  lotId,
  type: 'nu',
  renterIds: [],
  guarantorId: null,
  signedOn: today,
  startsOn: today,
  endsOn: null,
  rentCents: 0,
  chargesCents: 0,
  chargesMode: 'provision',
  otherCents: 0,
  vatBps: 0,
  dueDay: 1,
  terms: 'a_echoir',
  depositCents: 0,
  depositReceivedOn: null,
  indexKind: 'IRL',
  indexQuarter: null,
  revisionDay: null,
  dpeClass: null,
  isMainResidence: true,
});

/** What stands with a lease that is not of its form: its deposit once it ended, and its settled charges. */
function LeaseFacts({ lease }: { readonly lease: LeaseRow }) {
  const t = useMessages(rentalMessages);
  const format = useFormat();
  const { deposit, statements } = lease;
  return (
    <>
      {deposit && (
        <Text as="p" tone="ink2">
          {deposit.returnedOn !== null
            ? t('depositReturned', { date: format.date(deposit.returnedOn) })
            : deposit.dueOn === null
              ? t('depositDueAny', { amount: format.money(deposit.totalCents) })
              : t('depositDue', {
                  date: format.date(deposit.dueOn),
                  amount: format.money(deposit.totalCents),
                })}
          {deposit.penaltyCents > 0 &&
            `, ${t('depositPenalty', { amount: format.money(deposit.penaltyCents) })}`}
        </Text>
      )}
      {statements.length > 0 && (
        <ItemList
          label={t('statements')}
          isLabelShown
          isCompact
          items={statements.map(({ year, provisionsCents, realCents, balanceCents }) => ({
            id: String(year),
            title: t('statement', {
              year: String(year),
              provisions: format.money(provisionsCents),
              real: format.money(realCents),
            }),
            detail: t(balanceCents >= 0 ? 'statementOwed' : 'statementBack', {
              amount: format.money(Math.abs(balanceCents)),
            }),
          }))}
        />
      )}
    </>
  );
}

/** A lease in a window: a new one, or one to look at and change. */
export function LeaseDialog({ lease, lotId = '', props, onClose }: LeaseDialogProps) {
  const t = useMessages(rentalMessages);
  const form = useAppForm<LeasePayload>({
    schema,
    defaultValues: lease === null ? blank(props.today, lotId) : lease.values,
  });
  const stale = form.errorOf('version') ?? form.errorOf('base');
  const isOver = lease !== null && (lease.status === 'ended' || lease.status === 'cancelled');
  const isReadOnly = isOver || !(lease === null ? props.can.create : props.can.update);
  const send = async (): Promise<boolean> => {
    if (isReadOnly) return true;
    const result = await form.submit(
      lease === null
        ? { method: 'POST', href: store() }
        : {
            method: 'PATCH',
            href: update(lease.id),
            transform: (values) => ({ ...values, version: lease.version }),
          },
    );
    return result?.outcome === 'success';
  };
  return (
    <FormDialog
      formRef={form.ref}
      title={lease === null ? t('create') : t('editTitle', { number: lease.number })}
      submitLabel={t(lease === null ? 'submit.add' : isReadOnly ? 'submit.close' : 'submit.save')}
      size="lg"
      onSubmit={send}
      onClose={onClose}
    >
      {stale !== undefined && <FieldError id="lease-version-error" text={stale} />}
      {lease !== null && <LeaseFacts lease={lease} />}
      <LotFields form={form} isReadOnly={isReadOnly} choices={props.choices} />
      <RentFields form={form} isReadOnly={isReadOnly} />
      <IndexFields form={form} isReadOnly={isReadOnly} />
    </FormDialog>
  );
}
