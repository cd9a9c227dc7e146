import { useWatch } from 'react-hook-form';
import type { PurchaseFormProps } from '#contracts/client/operation/notary/purchase/form.ts';
import { acquisitionRegimes } from '#domain/operation/enums.ts';
import { feePayers, purchaseContractKinds, purchaseForms } from '#domain/purchase/enums.ts';
import { update } from '#generated/routes/client/operation/notary/purchase.ts';
import * as purchaseMessages from '#messages/client/notary-purchase.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ChoiceSelect } from '../../../../../blocks/ChoiceSelect.tsx';
import { ActionDialog } from '../../../../../blocks/ask/ActionDialog.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/notary/purchase/payload.ts')).updatePurchase.payload;

interface EditDialogProps {
  readonly props: PurchaseFormProps;
  readonly onClose: () => void;
}

function valuesOf({ purchase, proposal }: PurchaseFormProps) {
  const hasEnded = purchase?.status === 'lapsed' || purchase?.status === 'terminated';
  const known = hasEnded ? null : purchase;
  return {
    version: known?.version ?? 0,
    contractKind: known?.contractKind ?? ('unilateral' as const),
    form: known?.form ?? ('authentic' as const),
    priceCents: known?.priceCents ?? (proposal.priceCents as number),
    furnitureCents: known?.furnitureCents ?? null,
    agencyFeeCents: known?.agencyFeeCents ?? null,
    agencyFeePayer: known?.agencyFeePayer ?? null,
    depositCents: known?.depositCents ?? null,
    depositHolder: known?.depositHolder ?? '',
    acceptanceOn: known?.acceptanceOn ?? null,
    registeredOn: known?.registeredOn ?? null,
    isSubstitutionAllowed: known?.isSubstitutionAllowed ?? true,
    sellerContactId: known === null ? proposal.sellerContactId : known.sellerContactId,
    sellerNotaryId: known?.sellerNotaryId ?? null,
    buyerNotaryId: known?.buyerNotaryId ?? null,
    isSellerIndividual: known?.isSellerIndividual ?? true,
    commitment: known?.commitment ?? proposal.commitment,
    deedPlannedOn: known?.deedPlannedOn ?? null,
    disbursementsCents: known?.disbursementsCents ?? null,
    rebateBps: known?.rebateBps ?? 0,
    largeRebateBps: known?.largeRebateBps ?? null,
    fundsCalledCents: known?.fundsCalledCents ?? null,
    keysOn: known?.keysOn ?? null,
    annualPropertyTaxCents: known?.annualPropertyTaxCents ?? null,
  };
}

const useEditForm = (props: PurchaseFormProps) => useAppForm({ schema, defaultValues: valuesOf(props) });
type EditForm = ReturnType<typeof useEditForm>;

/** Asks for what the file of a purchase says, its steps apart. */
export function EditDialog({ props, onClose }: EditDialogProps) {
  const t = useMessages(purchaseMessages);
  const form = useEditForm(props);
  return (
    <ActionDialog
      form={form}
      title={t(props.purchase === null ? 'begin' : 'edit')}
      submitLabel={t('save')}
      action={{ method: 'PUT', href: update({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      <ContractFields form={form} />
      <PartyFields form={form} props={props} />
      <DeedFields form={form} />
    </ActionDialog>
  );
}

type MoneyName =
  | 'furnitureCents'
  | 'agencyFeeCents'
  | 'depositCents'
  | 'disbursementsCents'
  | 'fundsCalledCents'
  | 'annualPropertyTaxCents';

function OptionalMoney({ form, name, help }: { form: EditForm; name: MoneyName; help?: string }) {
  const t = useMessages(purchaseMessages);
  return (
    <Bound form={form} name={name}>
      {(bind) => <MoneyField {...bind} label={t(`fields.${name}`)} help={help} isOptional />}
    </Bound>
  );
}

function OptionalDay({
  form,
  name,
}: {
  form: EditForm;
  name: 'acceptanceOn' | 'registeredOn' | 'deedPlannedOn' | 'keysOn';
}) {
  const t = useMessages(purchaseMessages);
  return (
    <Bound form={form} name={name}>
      {(bind) => <DateField {...bind} label={t(`fields.${name}`)} isOptional />}
    </Bound>
  );
}

function ContractFields({ form }: { readonly form: EditForm }) {
  const t = useMessages(purchaseMessages);
  return (
    <>
      <FieldRow>
        <Bound form={form} name="contractKind">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              onChange={(chosen) => bind.onChange(chosen ?? 'unilateral')}
              label={t('fields.contractKind')}
              choices={purchaseContractKinds.map((id) => ({ id, label: t(`contractKinds.${id}`) }))}
            />
          )}
        </Bound>
        <Bound form={form} name="form">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              onChange={(chosen) => bind.onChange(chosen ?? 'authentic')}
              label={t('fields.form')}
              choices={purchaseForms.map((id) => ({ id, label: t(`forms.${id}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="priceCents">
          {(bind) => (
            <MoneyField
              {...bind}
              onChange={(value) => bind.onChange(value as number)}
              label={t('fields.priceCents')}
            />
          )}
        </Bound>
        <OptionalMoney form={form} name="furnitureCents" />
      </FieldRow>
      <FieldRow>
        <OptionalMoney form={form} name="agencyFeeCents" />
        <Bound form={form} name="agencyFeePayer">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.agencyFeePayer')}
              isOptional
              choices={feePayers.map((id) => ({ id, label: t(`payers.${id}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        <OptionalMoney form={form} name="depositCents" />
        <Bound form={form} name="depositHolder">
          {(bind) => <TextField {...bind} label={t('fields.depositHolder')} maxLength={120} isOptional />}
        </Bound>
      </FieldRow>
      <FieldRow>
        <OptionalDay form={form} name="acceptanceOn" />
        <OptionalDay form={form} name="registeredOn" />
      </FieldRow>
    </>
  );
}

function PartyFields({ form, props }: { readonly form: EditForm; readonly props: PurchaseFormProps }) {
  const t = useMessages(purchaseMessages);
  return (
    <>
      {(['sellerContactId', 'sellerNotaryId', 'buyerNotaryId'] as const).map((name) => (
        <Bound form={form} name={name} key={name}>
          {(bind) => (
            <ChoiceSelect {...bind} label={t(`fields.${name}`)} choices={props.choices.contacts} isOptional />
          )}
        </Bound>
      ))}
      <Bound form={form} name="isSellerIndividual">
        {(bind) => <Switch {...bind} label={t('fields.isSellerIndividual')} />}
      </Bound>
      <Bound form={form} name="isSubstitutionAllowed">
        {(bind) => <Switch {...bind} label={t('fields.isSubstitutionAllowed')} />}
      </Bound>
    </>
  );
}

/** Above it an office may grant more. */
const largeDealCents = 1_000_000_000;

function DeedFields({ form }: { readonly form: EditForm }) {
  const t = useMessages(purchaseMessages);
  const priceCents = useWatch({ control: form.form.control, name: 'priceCents' });
  return (
    <>
      <FieldRow>
        <Bound form={form} name="commitment">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              onChange={(chosen) => bind.onChange(chosen ?? 'mdb')}
              label={t('fields.commitment')}
              choices={acquisitionRegimes.map((id) => ({ id, label: t(`regimes.${id}`) }))}
            />
          )}
        </Bound>
        <OptionalDay form={form} name="deedPlannedOn" />
      </FieldRow>
      <FieldRow>
        <OptionalMoney form={form} name="disbursementsCents" help={t('help.disbursementsCents')} />
        <Bound form={form} name="rebateBps">
          {(bind) => (
            <RateField
              {...bind}
              onChange={(value) => bind.onChange(value as number)}
              label={t('fields.rebateBps')}
              help={t('help.rebateBps')}
            />
          )}
        </Bound>
      </FieldRow>
      {(priceCents ?? 0) >= largeDealCents && (
        <Bound form={form} name="largeRebateBps">
          {(bind) => (
            <RateField
              {...bind}
              label={t('fields.largeRebateBps')}
              help={t('help.largeRebateBps')}
              isOptional
            />
          )}
        </Bound>
      )}
      <FieldRow>
        <OptionalMoney form={form} name="fundsCalledCents" />
        <OptionalMoney form={form} name="annualPropertyTaxCents" />
      </FieldRow>
      <OptionalDay form={form} name="keysOn" />
    </>
  );
}
