import { useWatch } from 'react-hook-form';
import type { CurrentOffer } from '#contracts/client/operation/offer/index.ts';
import { offerChannels, offerNumber } from '#domain/offer/offer.ts';
import { send } from '#generated/routes/client/operation/offer.ts';
import * as offerMessages from '#messages/client/offer.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const schema = async () => (await import('#contracts/client/operation/offer/payload.ts')).sendOffer.payload;

interface SendDialogProps {
  readonly operationId: string;
  readonly today: string;
  readonly offer: CurrentOffer;
  readonly onClose: () => void;
}

/** Asks how an offer goes out; an e-mail also to whom and with which words. */
export function SendDialog({ operationId, today, offer, onClose }: SendDialogProps) {
  const t = useMessages(offerMessages);
  const reachable = offer.recipients.filter(({ email }) => email !== null);
  const form = useAppForm({
    schema,
    defaultValues: {
      version: offer.version,
      channel: reachable.length > 0 ? 'email' : 'post',
      sentOn: today,
      to: reachable.map(({ id }) => id),
      subject: `${t('choices.kind.letter')} ${offerNumber(offer.number)}`,
      message: '',
      isConfirmed: false,
    },
  });
  const { field } = fieldsOf(form);
  const channel = useWatch({ control: form.form.control, name: 'channel' });
  const needsConfirming = form.errorOf('isConfirmed') !== undefined;
  const isConfirmed = useWatch({ control: form.form.control, name: 'isConfirmed' });
  return (
    <ActionDialog
      form={form}
      title={t('send.title', { number: String(offer.number) })}
      description={t('send.text')}
      submitLabel={t('send.action')}
      action={{ method: 'POST', href: send({ operation: operationId, offer: offer.id }) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('channel', Select, {
          label: t('send.channel'),
          choices: offerChannels.map((id) => ({ id, label: t(`choices.channel.${id}`) })),
        })}
        {field('sentOn', DateField, { label: t('send.sentOn'), max: today })}
      </FieldRow>
      {channel === 'email' && (
        <>
          <Bound form={form} name="to">
            {(bind) => (
              <MultiSelect
                {...bind}
                onChange={(ids) => bind.onChange([...ids])}
                label={t('send.to')}
                help={t('send.toHelp')}
                choices={reachable.map(({ id, name, email }) => ({ id, label: `${name} · ${email ?? ''}` }))}
              />
            )}
          </Bound>
          {field('subject', TextField, { label: t('send.subject'), maxLength: 150 })}
          {field('message', TextArea, {
            label: t('send.message'),
            maxLength: 4000,
            rows: 4,
            isOptional: true,
          })}
        </>
      )}
      {(needsConfirming || isConfirmed) && field('isConfirmed', Checkbox, { label: t('send.confirm') })}
    </ActionDialog>
  );
}
