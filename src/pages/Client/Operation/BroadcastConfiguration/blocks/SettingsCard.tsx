import type { BroadcastProps } from '#contracts/client/operation/broadcast-configuration/form.ts';
import type { BroadcastFields } from '#contracts/client/operation/broadcast-configuration/payload.ts';
import type { Conflict } from '#contracts/conflict.ts';
import type { WithShared } from '#contracts/shared.ts';
import { addressDisplays, broadcastPortals } from '#domain/broadcast/portals.ts';
import { update } from '#generated/routes/client/operation/broadcast-configuration.ts';
import * as broadcastMessages from '#messages/client/broadcast.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useVersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { RecordNotices } from '#ui/form/RecordNotices.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import { usePortalName } from './PortalLines.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/broadcast-configuration/payload.ts')).broadcastFields;

/** Whether the lots are advertised, where, and whom people reach. */
export function SettingsCard({ props }: { readonly props: WithShared<BroadcastProps> }) {
  const { operation, settings, people, can } = props;
  const t = useMessages(broadcastMessages);
  const nameOf = usePortalName();
  const control = useVersionedForm<BroadcastFields, BroadcastFields, Conflict>({
    schema,
    values: settings.values,
    version: settings.version,
    conflict: props.conflict,
    action: { method: 'PUT', href: update({ operation: operation.id }) },
    draftKey: `${props.auth.user?.id ?? ''}:broadcast:${operation.id}`,
  });
  const { form } = control;
  const { ref, isProcessing } = form;
  const isReadOnly = !can.write;
  const labelOf = (field: string): string => {
    const key = `fields.${field}`;
    return t.has(key) ? t(key) : field;
  };
  return (
    <Card title={t('settings.title')}>
      <Form
        ref={ref}
        aria-label={t('settings.title')}
        onSubmit={(event) => {
          event.preventDefault();
          control.submit();
        }}
      >
        <RecordNotices control={control} labelOf={labelOf} />
        <Bound form={form} name="isEnabled">
          {(bind) => <Switch {...bind} isDisabled={isReadOnly} label={t('fields.isEnabled')} />}
        </Bound>
        <Bound form={form} name="portals">
          {(bind) => (
            <MultiSelect
              {...bind}
              isReadOnly={isReadOnly}
              onChange={(ids) => bind.onChange(broadcastPortals.filter((portal) => ids.includes(portal)))}
              label={t('fields.portals')}
              help={t('help.portals')}
              choices={broadcastPortals.map((portal) => ({ id: portal, label: nameOf(portal) }))}
            />
          )}
        </Bound>
        <Bound form={form} name="contactUserId">
          {(bind) => (
            <Select
              {...bind}
              isReadOnly={isReadOnly}
              onChange={(chosen) => bind.onChange(chosen ?? '')}
              label={t('fields.contactUserId')}
              choices={people.map(({ id, name }) => ({ id, label: name }))}
            />
          )}
        </Bound>
        <Bound form={form} name="phone">
          {(bind) => (
            <PhoneField {...bind} isReadOnly={isReadOnly} label={t('fields.phone')} autoComplete="off" />
          )}
        </Bound>
        <Bound form={form} name="email">
          {(bind) => <EmailField {...bind} isReadOnly={isReadOnly} label={t('fields.email')} />}
        </Bound>
        <Bound form={form} name="showAddress">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              isReadOnly={isReadOnly}
              onChange={(chosen) => bind.onChange(chosen ?? 'city')}
              label={t('fields.showAddress')}
              choices={addressDisplays.map((id) => ({ id, label: t(`addressDisplays.${id}`) }))}
            />
          )}
        </Bound>
        <Bound form={form} name="feesMention">
          {(bind) => (
            <TextField
              {...bind}
              isReadOnly={isReadOnly}
              label={t('fields.feesMention')}
              help={t('help.feesMention')}
              maxLength={160}
            />
          )}
        </Bound>
        {can.write && (
          <Inline>
            <Button type="submit" isPending={isProcessing}>
              {t('settings.save')}
            </Button>
          </Inline>
        )}
      </Form>
    </Card>
  );
}
