import { Eye } from 'lucide-react';
import type { ProspectsProps } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { leadAssignments } from '#domain/lead/lead.ts';
import { reveal, rotate, update } from '#generated/routes/client/ubiflow-sale-plan/prospects/settings.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { CopyText } from '#ui/data/CopyText.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';
import { AskedAction } from '../../../../Account/blocks/AskedAction.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';

const schema = async () =>
  (await import('#contracts/client/ubiflow-sale-plan/prospects/payload.ts')).updateLeadSettings.payload;

interface SettingsDialogProps {
  readonly settings: NonNullable<ProspectsProps['settings']>;
  readonly onClose: () => void;
}

/** How requests come in: who gets them, what is answered at once, where portals post to. */
export function SettingsDialog({ settings, onClose }: SettingsDialogProps) {
  const t = useMessages(leadMessages);
  const form = useAppForm({
    schema,
    defaultValues: { assignment: settings.assignment, autoReply: settings.autoReply },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('settings.title')}
      submitLabel={t('save')}
      size="lg"
      action={{ method: 'PUT', href: update() }}
      onClose={onClose}
    >
      {field('assignment', Select, {
        label: t('settings.assignment'),
        choices: leadAssignments.map((id) => ({ id, label: t(`choices.assignment.${id}`) })),
      })}
      {field('autoReply', TextArea, {
        label: t('settings.autoReply'),
        help: t('settings.autoReplyHelp'),
        rows: 4,
        maxLength: 4000,
        isOptional: true,
      })}
      <Webhook settings={settings} />
    </ActionDialog>
  );
}

function Webhook({ settings: { isOpen, keys, lastReceivedAt } }: Pick<SettingsDialogProps, 'settings'>) {
  const t = useMessages(leadMessages);
  const { dateTime } = useFormat();
  const { isPending, run } = useAction();
  return (
    <Stack gap={2}>
      <SectionTitle>{t('settings.webhook')}</SectionTitle>
      <Text as="p" size="label" tone="ink3">
        {t(isOpen ? 'settings.webhookHelp' : 'settings.noWebhook')}
      </Text>
      {keys !== null && (
        <>
          <CopyText label={t('settings.address')} text={keys.address} />
          <CopyText label={t('settings.secret')} text={keys.key} />
          <Text as="p" size="label" tone="ink3">
            {t('settings.revealHelp')}
          </Text>
        </>
      )}
      {isOpen && (
        <>
          <Text as="p" size="label" tone="ink3">
            {lastReceivedAt === null
              ? t('settings.none')
              : t('settings.last', { date: dateTime(lastReceivedAt) })}
          </Text>
          <Inline>
            {keys === null && (
              <Button
                size="sm"
                icon={Eye}
                isPending={isPending}
                onClick={() => void run({ method: 'POST', href: reveal(), preserveScroll: true })}
              >
                {t('settings.reveal')}
              </Button>
            )}
            <AskedAction
              label={t('settings.rotate')}
              title={t('settings.rotateTitle')}
              text={t('settings.rotateText')}
              action={{ method: 'POST', href: rotate(), data: {} }}
            />
          </Inline>
        </>
      )}
    </Stack>
  );
}
