import type { ConstructionProps, ShownWorksLot } from '#contracts/client/operation/construction.ts';
import {
  amendment,
  award,
  quote,
  step as takeStep,
} from '#generated/routes/client/operation/construction/lot.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const payloads = async () => import('#contracts/client/operation/construction/payload.ts');
const quoteSchema = async () => (await payloads()).storeWorksQuote.payload;
const awardSchema = async () => (await payloads()).awardWorksLot.payload;
const amendmentSchema = async () => (await payloads()).storeAmendment.payload;
const stepSchema = async () => (await payloads()).takeLotStep.payload;

interface LotDialogProps {
  readonly props: ConstructionProps;
  readonly lot: ShownWorksLot;
  readonly onClose: () => void;
}

const at = ({ props, lot }: Pick<LotDialogProps, 'props' | 'lot'>) => ({
  operation: props.operation.id,
  worksLot: lot.id,
});

/** Asks for the quote of a company. */
export function QuoteDialog({ props, lot, onClose }: LotDialogProps) {
  const t = useMessages(constructionMessages);
  const form = useAppForm({
    schema: quoteSchema,
    defaultValues: { supplierId: '', htCents: null as unknown as number, receivedOn: props.today },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('quote.add')}
      submitLabel={t('add')}
      action={{ method: 'POST', href: quote(at({ props, lot })) }}
      onClose={onClose}
    >
      <Bound form={form} name="supplierId">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            value={bind.value === '' ? null : bind.value}
            onChange={(id) => bind.onChange(id ?? '')}
            label={t('fields.supplierId')}
            choices={props.suppliers}
          />
        )}
      </Bound>
      <FieldRow>
        {field('htCents', MoneyField, { label: t('fields.htCents') })}
        {field('receivedOn', DateField, { label: t('fields.receivedOn'), max: props.today })}
      </FieldRow>
    </ActionDialog>
  );
}

/** Awards the contract to the company of a quote. */
export function AwardDialog({ props, lot, onClose }: LotDialogProps) {
  const t = useMessages(constructionMessages);
  const { money } = useFormat();
  const cheapest = lot.quotes.toSorted((a, b) => a.htCents - b.htCents)[0];
  const form = useAppForm({
    schema: awardSchema,
    defaultValues: {
      version: lot.version,
      quoteId: cheapest?.id ?? '',
      contractHtCents: cheapest?.htCents ?? 0,
      startOn: lot.startOn ?? '',
      endOn: lot.endOn ?? '',
      decennialUntil: lot.decennialUntil,
    },
  });
  const { field } = fieldsOf(form);
  const chosen = lot.quotes.find(({ id }) => id === form.form.watch('quoteId'));
  return (
    <ActionDialog
      form={form}
      title={t('award.action')}
      submitLabel={t('award.action')}
      action={{ method: 'POST', href: award(at({ props, lot })) }}
      onClose={onClose}
    >
      <Bound form={form} name="quoteId">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            value={bind.value === '' ? null : bind.value}
            onChange={(id) => {
              bind.onChange(id ?? '');
              const taken = lot.quotes.find((one) => one.id === id);
              if (taken) form.form.setValue('contractHtCents', taken.htCents);
            }}
            label={t('fields.quoteId')}
            choices={lot.quotes.map(({ id, supplier, htCents }) => ({
              id,
              label: `${supplier} · ${money(htCents)}`,
            }))}
          />
        )}
      </Bound>
      {field('contractHtCents', MoneyField, {
        label: t('fields.contractHtCents'),
        help: chosen && t('help.contract', { amount: money(chosen.htCents) }),
      })}
      <FieldRow>
        {(['startOn', 'endOn'] as const).map((name) =>
          field(name, DateField, { label: t(`fields.${name}`) }),
        )}
      </FieldRow>
      {field('decennialUntil', DateField, {
        label: t('fields.decennialUntil'),
        help: t('help.decennialUntil'),
        isOptional: true,
      })}
    </ActionDialog>
  );
}

/** Adds an amendment, more or less. */
export function AmendmentDialog({ props, lot, onClose }: LotDialogProps) {
  const t = useMessages(constructionMessages);
  const form = useAppForm({
    schema: amendmentSchema,
    defaultValues: {
      version: lot.version,
      label: '',
      htCents: null as unknown as number,
      signedOn: props.today,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('amendment.add')}
      submitLabel={t('add')}
      action={{ method: 'POST', href: amendment(at({ props, lot })) }}
      onClose={onClose}
    >
      {field('label', TextField, { label: t('fields.amendmentLabel'), maxLength: 140, autoFocus: true })}
      <FieldRow>
        {field('htCents', MoneyField, { label: t('fields.htCents'), help: t('help.htCents') })}
        {field('signedOn', DateField, { label: t('fields.signedOn'), max: props.today })}
      </FieldRow>
    </ActionDialog>
  );
}

/** Settles a contract, or ends it with a reason. */
export function LotStepDialog({
  props,
  lot,
  step,
  onClose,
}: LotDialogProps & { readonly step: ShownWorksLot['steps'][number] }) {
  const t = useMessages(constructionMessages);
  const form = useAppForm({
    schema: stepSchema,
    defaultValues: { version: lot.version, step: step.name, reason: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={step.label}
      submitLabel={step.label}
      isDanger={step.name === 'terminate'}
      action={{ method: 'POST', href: takeStep(at({ props, lot })) }}
      onClose={onClose}
    >
      {field('reason', TextArea, {
        label: t('fields.reason'),
        rows: 3,
        maxLength: 300,
        isOptional: step.name !== 'terminate',
      })}
    </ActionDialog>
  );
}
