import { RefreshCw } from 'lucide-react';
import type { MaintenanceProps } from '#contracts/error/maintenance.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as errorMessages from '#messages/error.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Text } from '#ui/data/Text.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { MaintenanceFacade } from '#ui/identity/MaintenanceFacade.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useReopening } from './blocks/useReopening.ts';

/** Shown in place of any page while the service is closed; it opens again by itself. */
export default function Maintenance({ message, untilAt, supportEmail, app }: WithShared<MaintenanceProps>) {
  const t = useMessages(errorMessages);
  const format = useFormat();
  const { probe, isProbing, isStillClosed } = useReopening();
  useTitle(t('maintenance.title'), app.name);
  return (
    <EmptyState
      isPage
      headingLevel={1}
      picture={<MaintenanceFacade />}
      title={t('maintenance.title')}
      actions={
        <Button variant="primary" icon={RefreshCw} onClick={probe} isPending={isProbing}>
          {t('action.retry')}
        </Button>
      }
      foot={
        <>
          <Text as="p" size="label" tone="ink3" isStatus>
            {isStillClosed && t('maintenance.stillClosed')}
          </Text>
          <Text as="p" size="table" tone="ink3">
            {t('maintenance.support')} <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
          </Text>
        </>
      }
    >
      <Stack gap={1}>
        {untilAt !== null && (
          <Text as="p" tone="ink" weight="medium">
            {t('maintenance.until', { time: format.time(untilAt) })}
          </Text>
        )}
        {message !== null && <p>{message}</p>}
        <p>{t('maintenance.message')}</p>
      </Stack>
    </EmptyState>
  );
}
