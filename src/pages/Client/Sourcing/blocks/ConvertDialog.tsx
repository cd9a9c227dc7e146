import { acquisitionRegimes, operationKinds, vatRegimes } from '#domain/operation/enums.ts';
import { convert } from '#generated/routes/client/sourcing.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import * as tradeMessages from '#messages/trade.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';
import type { MovableOpportunity } from './useOpportunityMoves.tsx';

const schema = async () => (await import('#contracts/client/sourcing/actions.ts')).convertOpportunity.payload;

export interface ConvertDialogProps {
  readonly opportunity: MovableOpportunity;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for what an operation needs and an opportunity does not tell. */
export function ConvertDialog({ opportunity, onDone, onClose }: ConvertDialogProps) {
  const { id, title, addressLine, version } = opportunity;
  const t = useMessages(sourcingMessages);
  const trade = useMessages(tradeMessages);
  const form = useAppForm({
    schema,
    defaultValues: {
      name: title,
      acquisitionRegime: 'mdb',
      addressLine: addressLine ?? '',
      version,
    },
  });
  const { ref, errors } = form;
  const send = async (): Promise<boolean> => {
    const result = await form.submit({ method: 'POST', href: convert(id) });
    if (result?.outcome === 'success') onDone();
    return false;
  };
  const refusals = errors.filter(({ isField, name }) => !isField || name === 'version');
  return (
    <FormDialog
      formRef={ref}
      title={t('convert.title', { title })}
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
      <Bound form={form} name="addressLine">
        {(bind) => <TextField {...bind} label={t('convert.addressLine')} maxLength={180} />}
      </Bound>
    </FormDialog>
  );
}
