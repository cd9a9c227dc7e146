import {
  acquisitionRegimes,
  operationKinds,
  vatRegimes,
  type OperationKind,
  type VatRegime,
} from '#domain/operation/enums.ts';
import * as conversionMessages from '#messages/client/operation-conversion.ts';
import * as tradeMessages from '#messages/trade.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { ChoiceSelect } from '../../blocks/ChoiceSelect.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/conversion.ts')).convertToOperation.payload;

interface ConvertDialogProps {
  readonly title: string;
  readonly text: string;
  /** Where it is sent. */
  readonly href: string;
  readonly values: {
    readonly name: string;
    readonly addressLine: string;
    readonly version: number;
    /** What its source lets one expect. */
    readonly kind?: OperationKind;
    readonly vatRegime?: VatRegime;
  };
  /** The form with every field of an operation, filled in beforehand. */
  readonly formHref?: string;
  /** Once the operation is there. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks for what an operation needs and its source does not tell. */
export function ConvertDialog({ title, text, href, values, formHref, onDone, onClose }: ConvertDialogProps) {
  const t = useMessages(conversionMessages);
  const trade = useMessages(tradeMessages);
  const form = useAppForm({
    schema,
    defaultValues: { ...values, acquisitionRegime: 'mdb' },
  });
  const { ref, errors } = form;
  const send = async (): Promise<boolean> => {
    const result = await form.submit({ method: 'POST', href });
    if (result?.outcome === 'success') onDone?.();
    return false;
  };
  const refusals = errors.filter(({ isField, name }) => !isField || name === 'version');
  return (
    <FormDialog
      formRef={ref}
      title={title}
      description={text}
      submitLabel={t('submit')}
      onSubmit={send}
      onClose={onClose}
    >
      {refusals.map(({ name, message }) => (
        <Banner key={name} tone="error">
          {message}
        </Banner>
      ))}
      <Bound form={form} name="name">
        {(bind) => <TextField {...bind} label={t('name')} maxLength={120} autoFocus />}
      </Bound>
      <Bound form={form} name="kind">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            value={bind.value ?? null}
            onChange={(chosen) => {
              if (chosen !== null) bind.onChange(chosen);
            }}
            label={t('kind')}
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
            label={t('acquisitionRegime')}
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
            label={t('vatRegime')}
            choices={vatRegimes.map((regime) => ({ id: regime, label: trade(`vatRegime.${regime}`) }))}
          />
        )}
      </Bound>
      <Bound form={form} name="addressLine">
        {(bind) => <TextField {...bind} label={t('addressLine')} help={t('addressHelp')} maxLength={180} />}
      </Bound>
      {formHref !== undefined && <TextLink href={formHref}>{t('wholeForm')}</TextLink>}
    </FormDialog>
  );
}
