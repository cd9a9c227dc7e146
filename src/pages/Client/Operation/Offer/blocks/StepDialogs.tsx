import { useWatch } from 'react-hook-form';
import type { CurrentOffer } from '#contracts/client/operation/offer/index.ts';
import { accept, counter, refuse, withdraw } from '#generated/routes/client/operation/offer.ts';
import * as offerMessages from '#messages/client/offer.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';
import type { OfferStep } from './offer-steps.ts';

const payloads = async () => import('#contracts/client/operation/offer/payload.ts');
const counterSchema = async () => (await payloads()).counterOffer.payload;
const acceptSchema = async () => (await payloads()).acceptOffer.payload;
const refuseSchema = async () => (await payloads()).refuseOffer.payload;
const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

interface OfferDialogProps {
  readonly operationId: string;
  readonly today: string;
  readonly offer: CurrentOffer;
  readonly onClose: () => void;
}

interface StepDialogProps extends OfferDialogProps {
  readonly step: Exclude<OfferStep, 'send'>;
}

/** Asks what a step of an offer writes down. */
export function StepDialog({ step, ...props }: StepDialogProps) {
  if (step === 'counter') return <CounterDialog {...props} />;
  if (step === 'accept') return <AcceptDialog {...props} />;
  return step === 'refuse' ? <RefuseDialog {...props} /> : <WithdrawDialog {...props} />;
}

const addressOf = ({ operationId, offer }: OfferDialogProps) => ({ operation: operationId, offer: offer.id });
const numberOf = ({ offer }: OfferDialogProps) => ({ number: String(offer.number) });

function CounterDialog(props: OfferDialogProps) {
  const t = useMessages(offerMessages);
  const { offer, today } = props;
  const form = useAppForm({
    schema: counterSchema,
    defaultValues: { version: offer.version, priceCents: null as number | null, on: today },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('counter.title', numberOf(props))}
      description={t('counter.text')}
      submitLabel={t('counter.action')}
      action={{ method: 'POST', href: counter(addressOf(props)) }}
      onClose={props.onClose}
    >
      {field('priceCents', MoneyField, { label: t('counter.price'), autoFocus: true })}
      {field('on', DateField, { label: t('counter.on'), min: offer.sentOn ?? undefined, max: today })}
    </ActionDialog>
  );
}

function AcceptDialog(props: OfferDialogProps) {
  const t = useMessages(offerMessages);
  const { money } = useFormat();
  const { offer, today } = props;
  const form = useAppForm({
    schema: acceptSchema,
    defaultValues: { version: offer.version, on: today, isConfirmed: false },
  });
  const { field } = fieldsOf(form);
  const isConfirmed = useWatch({ control: form.form.control, name: 'isConfirmed' });
  const isCounter = offer.status === 'countered';
  const priceCents = isCounter ? offer.counterPriceCents : offer.priceCents;
  const price = priceCents === null ? '' : `${t('accept.price', { price: money(priceCents) })} `;
  return (
    <ActionDialog
      form={form}
      title={t(isCounter ? 'accept.titleCounter' : 'accept.title', numberOf(props))}
      description={`${price}${t('accept.text')}`}
      submitLabel={t('accept.action')}
      action={{ method: 'POST', href: accept(addressOf(props)) }}
      onClose={props.onClose}
    >
      {field('on', DateField, { label: t('accept.on'), min: offer.sentOn ?? undefined, max: today })}
      {field('proofFile', FileField, { label: t('accept.proof'), formats })}
      {(form.errorOf('isConfirmed') !== undefined || isConfirmed === true) && (
        <Bound form={form} name="isConfirmed">
          {(bind) => <Checkbox {...bind} value={bind.value === true} label={t('accept.confirm')} />}
        </Bound>
      )}
    </ActionDialog>
  );
}

function RefuseDialog(props: OfferDialogProps) {
  const t = useMessages(offerMessages);
  const { offer, today } = props;
  const form = useAppForm({
    schema: refuseSchema,
    defaultValues: { version: offer.version, on: today, reason: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('refuse.title', numberOf(props))}
      submitLabel={t('refuse.action')}
      action={{ method: 'POST', href: refuse(addressOf(props)) }}
      onClose={props.onClose}
    >
      {field('on', DateField, { label: t('refuse.on'), min: offer.sentOn ?? undefined, max: today })}
      {field('reason', TextArea, { label: t('refuse.reason'), maxLength: 300, rows: 3, autoFocus: true })}
    </ActionDialog>
  );
}

function WithdrawDialog(props: OfferDialogProps) {
  const t = useMessages(offerMessages);
  const { isPending, run } = useAction();
  const { offer, onClose } = props;
  return (
    <ConfirmDialog
      isOpen
      title={t('withdraw.title', numberOf(props))}
      description={t('withdraw.text')}
      confirmLabel={t('withdraw.action')}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() =>
        void run({
          method: 'POST',
          href: withdraw(addressOf(props)),
          data: { version: offer.version },
        }).then(onClose)
      }
    />
  );
}
