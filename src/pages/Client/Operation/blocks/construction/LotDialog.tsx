import type { ConstructionProps, ShownWorksLot } from '#contracts/client/operation/construction.ts';
import { constructionTrades, retentionModes } from '#domain/works/enums.ts';
import { store, update } from '#generated/routes/client/operation/construction/lot.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const payloads = async () => import('#contracts/client/operation/construction/payload.ts');
const storeSchema = async () => (await payloads()).storeWorksLot.payload;
const updateSchema = async () => (await payloads()).updateWorksLot.payload;

export interface LotDialogProps {
  readonly props: ConstructionProps;
  /** Null for a new one. */
  readonly lot: ShownWorksLot | null;
  readonly onClose: () => void;
}

/** Asks what a lot of works is; of a known one, what happened to its days and its insurance too. */
export function LotDialog({ lot, ...rest }: LotDialogProps) {
  return lot === null ? <NewLot {...rest} /> : <KnownLot {...rest} lot={lot} />;
}

function useNewForm({ lots }: ConstructionProps) {
  return useAppForm({
    schema: storeSchema,
    defaultValues: {
      number: Math.max(0, ...lots.map(({ number }) => number)) + 1,
      trade: 'masonry',
      label: '',
      budgetHtCents: null as unknown as number,
      vatRateBps: 1000,
      isSubcontract: false,
      retentionBps: 500,
      retentionMode: 'withheld' as const,
      startOn: null as string | null,
      endOn: null as string | null,
    },
  });
}
type NewForm = ReturnType<typeof useNewForm>;

function NewLot({ props, onClose }: Omit<LotDialogProps, 'lot'>) {
  const t = useMessages(constructionMessages);
  const form = useNewForm(props);
  return (
    <ActionDialog
      form={form}
      title={t('lots.add')}
      submitLabel={t('add')}
      action={{ method: 'POST', href: store({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      <LotFields form={form} />
    </ActionDialog>
  );
}

function KnownLot({ props, lot, onClose }: LotDialogProps & { readonly lot: ShownWorksLot }) {
  const t = useMessages(constructionMessages);
  const { number, trade, label, budgetHtCents, vatRateBps, isSubcontract } = lot;
  const { retentionBps, retentionMode, version } = lot;
  const { startOn, endOn, actualStartOn, actualEndOn, decennialUntil } = lot;
  const form = useAppForm({
    schema: updateSchema,
    defaultValues: {
      number,
      trade,
      label,
      budgetHtCents,
      vatRateBps,
      isSubcontract,
      retentionBps,
      retentionMode,
      version,
      startOn,
      endOn,
      actualStartOn,
      actualEndOn,
      decennialUntil,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('lots.edit')}
      submitLabel={t('save')}
      action={{ method: 'PUT', href: update({ operation: props.operation.id, worksLot: lot.id }) }}
      onClose={onClose}
    >
      <LotFields form={form as never} />
      <FieldRow>
        {(['actualStartOn', 'actualEndOn'] as const).map((name) =>
          field(name, DateField, { label: t(`fields.${name}`), isOptional: true }),
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

function LotFields({ form }: { readonly form: NewForm }) {
  const t = useMessages(constructionMessages);
  return (
    <>
      <FieldRow>
        <Bound form={form} name="number">
          {(bind) => (
            <IntegerField
              {...bind}
              onChange={(value) => bind.onChange(value as number)}
              label={t('fields.number')}
              autoFocus
            />
          )}
        </Bound>
        <Bound form={form} name="trade">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              onChange={(chosen) => bind.onChange(chosen ?? 'other')}
              label={t('fields.trade')}
              choices={constructionTrades.map((id) => ({ id, label: t(`trades.${id}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="label">
        {(bind) => <TextField {...bind} label={t('fields.label')} maxLength={120} />}
      </Bound>
      <FieldRow>
        <Bound form={form} name="budgetHtCents">
          {(bind) => (
            <MoneyField
              {...bind}
              onChange={(value) => bind.onChange(value as number)}
              label={t('fields.budgetHtCents')}
            />
          )}
        </Bound>
        <Bound form={form} name="vatRateBps">
          {(bind) => (
            <RateField
              {...bind}
              onChange={(value) => bind.onChange(value as number)}
              label={t('fields.vatRateBps')}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="isSubcontract">
        {(bind) => <Switch {...bind} label={t('fields.isSubcontract')} help={t('help.isSubcontract')} />}
      </Bound>
      <FieldRow>
        <Bound form={form} name="retentionBps">
          {(bind) => (
            <RateField
              {...bind}
              onChange={(value) => bind.onChange(value as number)}
              label={t('fields.retentionBps')}
              help={t('help.retentionBps')}
            />
          )}
        </Bound>
        <Bound form={form} name="retentionMode">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              onChange={(chosen) => bind.onChange(chosen ?? 'withheld')}
              label={t('fields.retentionMode')}
              choices={retentionModes.map((id) => ({ id, label: t(`retentionModes.${id}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        {(['startOn', 'endOn'] as const).map((name) => (
          <Bound form={form} name={name} key={name}>
            {(bind) => <DateField {...bind} label={t(`fields.${name}`)} isOptional />}
          </Bound>
        ))}
      </FieldRow>
    </>
  );
}
