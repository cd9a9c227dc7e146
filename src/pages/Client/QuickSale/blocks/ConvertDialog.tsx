import { acquisitionRegimes, operationKinds, vatRegimes } from '#domain/operation/enums.ts';
import { convert } from '#generated/routes/client/quick-sale.ts';
import * as quickSaleMessages from '#messages/client/quick-sale.ts';
import * as tradeMessages from '#messages/trade.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';

const schema = async () => (await import('#contracts/client/quick-sale/form.ts')).convertQuickSale.payload;

export interface ConvertDialogProps {
  readonly sale: { readonly id: string; readonly version: number; readonly label: string };
  readonly onClose: () => void;
}

/** Asks for what an operation needs and a quick sale does not tell. */
export function ConvertDialog({ sale, onClose }: ConvertDialogProps) {
  const { id, version, label } = sale;
  const t = useMessages(quickSaleMessages);
  const trade = useMessages(tradeMessages);
  const form = useAppForm({
    schema,
    defaultValues: {
      name: label,
      acquisitionRegime: 'mdb',
      version,
    },
  });
  const { ref, errors } = form;
  const send = async (): Promise<boolean> => {
    return (await form.submit({ method: 'POST', href: convert(id) }))?.outcome === 'success';
  };
  const refusals = errors.filter(({ isField, name }) => !isField || name === 'version');
  return (
    <FormDialog
      formRef={ref}
      title={t('convert.title', { name: label })}
      description={t('convert.text')}
      submitLabel={t('convert.submit')}
      onSubmit={send}
      onClose={onClose}
    >
      {refusals.map(({ name, message }) => (
        <Banner key={name} tone="error">
          {message}
        </Banner>
      ))}
      <Bound form={form} name="name">
        {(bind) => <TextField {...bind} label={t('convert.name')} maxLength={120} />}
      </Bound>
      <Bound form={form} name="kind">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            value={bind.value ?? null}
            onChange={(chosen) => {
              if (chosen !== null) bind.onChange(chosen);
            }}
            label={t('convert.kind')}
            choices={operationKinds.map((kind) => ({ id: kind, label: trade(`operationKind.${kind}`) }))}
          />
        )}
      </Bound>
      <Bound form={form} name="acquisitionRegime">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            onChange={(chosen) => {
              if (chosen !== null) bind.onChange(chosen);
            }}
            label={t('convert.acquisitionRegime')}
            choices={acquisitionRegimes.map((regime) => ({
              id: regime,
              label: trade(`acquisitionRegime.${regime}`),
            }))}
          />
        )}
      </Bound>
      <Bound form={form} name="vatRegime">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            value={bind.value ?? null}
            onChange={(chosen) => {
              if (chosen !== null) bind.onChange(chosen);
            }}
            label={t('convert.vatRegime')}
            choices={vatRegimes.map((regime) => ({ id: regime, label: trade(`vatRegime.${regime}`) }))}
          />
        )}
      </Bound>
    </FormDialog>
  );
}
