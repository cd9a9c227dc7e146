import type { AlertRow } from '#contracts/client/sourcing/actions.ts';
import { lotTypes } from '#domain/lot/states.ts';
import { store, update } from '#generated/routes/client/sourcing/alerts.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { AreaField } from '#ui/fields/AreaField.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { CommuneField } from '#ui/fields/CommuneField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { RemovableTag } from '#ui/fields/RemovableTag.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { findCommunes } from '../../../blocks/find-communes.ts';

const schema = async () => (await import('#contracts/client/sourcing/actions.ts')).alertPayload;

export interface AlertFormProps {
  /** Null for a new one. */
  readonly alert: AlertRow | null;
  readonly onClose: () => void;
}

/** Asks what somebody wants to hear of. */
export function AlertForm({ alert, onClose }: AlertFormProps) {
  const t = useMessages(sourcingMessages);
  const form = useAppForm({
    schema,
    defaultValues: {
      name: alert?.name ?? '',
      communes: alert?.communes ?? [],
      types: alert?.types ?? [],
      maxPriceCents: alert?.maxPriceCents ?? null,
      minAreaM2: alert?.minAreaM2 ?? null,
      isActive: alert?.isActive ?? true,
    },
  });
  const { ref, errors } = form;
  const send = async (): Promise<boolean> => {
    const result = await form.submit(
      alert === null
        ? { method: 'POST', href: store(), preserveScroll: true }
        : {
            method: 'PATCH',
            href: update(alert.id),
            transform: (values) => ({ ...values, version: alert.version }),
            preserveScroll: true,
          },
    );
    return result?.outcome === 'success';
  };
  return (
    <FormDialog
      formRef={ref}
      title={t(alert === null ? 'alerts.add' : 'alerts.editTitle')}
      description={t('alerts.help')}
      submitLabel={t('alerts.save')}
      onSubmit={send}
      onClose={onClose}
    >
      {errors
        .filter(({ isField }) => !isField)
        .map(({ name, message }) => (
          <Banner key={name} tone="error">
            {message}
          </Banner>
        ))}
      <Bound form={form} name="name">
        {(bind) => <TextField {...bind} label={t('alerts.name')} maxLength={80} autoFocus />}
      </Bound>
      <Bound form={form} name="communes">
        {({ value, onChange, error }) => (
          <Stack gap={2}>
            <CommuneField
              name="communes"
              label={t('alerts.commune')}
              isOptional
              error={error}
              find={findCommunes}
              onChoose={({ commune }) => {
                const { inseeCode, name } = commune;
                const others = value.filter((other) => other.inseeCode !== inseeCode);
                onChange([...others, { inseeCode, name }]);
              }}
            />
            {value.length > 0 && (
              <Inline label={t('alerts.communes')}>
                {value.map(({ inseeCode, name }) => (
                  <RemovableTag
                    key={inseeCode}
                    text={name}
                    onRemove={() => onChange(value.filter((other) => other.inseeCode !== inseeCode))}
                  />
                ))}
              </Inline>
            )}
          </Stack>
        )}
      </Bound>
      <Bound form={form} name="types">
        {(bind) => (
          <MultiSelect
            {...bind}
            onChange={(types) => bind.onChange(lotTypes.filter((type) => types.includes(type)))}
            label={t('alerts.types')}
            isOptional
            choices={lotTypes.map((id) => ({ id, label: t(`choices.type.${id}`) }))}
          />
        )}
      </Bound>
      <FieldRow>
        <Bound form={form} name="maxPriceCents">
          {(bind) => <MoneyField {...bind} label={t('alerts.maxPriceCents')} isOptional />}
        </Bound>
        <Bound form={form} name="minAreaM2">
          {(bind) => <AreaField {...bind} label={t('alerts.minAreaM2')} isOptional />}
        </Bound>
      </FieldRow>
      <Bound form={form} name="isActive">
        {(bind) => <Checkbox {...bind} label={t('alerts.isActive')} />}
      </Bound>
    </FormDialog>
  );
}
