import { Megaphone, PowerOff } from 'lucide-react';
import { useState } from 'react';
import type { BroadcastProps } from '#contracts/client/operation/broadcast-configuration/form.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { advertTabs, type AdvertTab } from '#domain/broadcast/advert.ts';
import { edit, publish, unpublish } from '#generated/routes/client/operation/broadcast-configuration.ts';
import { index as sale } from '#generated/routes/client/operation/sale.ts';
import { plans } from '#generated/routes/client/subscription.ts';
import * as broadcastMessages from '#messages/client/broadcast.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Tabs } from '#ui/data/Tabs.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import { AdvertEditor } from './blocks/AdvertEditor.tsx';
import { FeedCard } from './blocks/FeedCard.tsx';
import { LotCard } from './blocks/LotCard.tsx';
import { SettingsCard } from './blocks/SettingsCard.tsx';
import { isInTab, isPublished, isReady } from './blocks/advert-rows.ts';

/** How the lots of an operation are advertised: settings, adverts, what portals say of them. */
export default function BroadcastConfigurationForm(props: WithShared<BroadcastProps>) {
  const { operation, query, editor, can } = props;
  const t = useMessages(broadcastMessages);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<BroadcastProps>(
    channels.operation(operation.id),
    ['broadcast.changed', 'lot.updated', 'price.changed', 'lead.received', 'site.published'],
    ['lots', 'feed'],
  );
  return (
    <OperationFrame operation={operation} current="broadcast" canUpdate={can.update}>
      {query.lot !== '' && editor !== null ? (
        <AdvertEditor key={editor.lotId} props={props} editor={editor} />
      ) : (
        <AdvertList props={props} />
      )}
    </OperationFrame>
  );
}

interface PartProps {
  readonly props: WithShared<BroadcastProps>;
}

function AdvertList({ props }: PartProps) {
  const { operation, query, lots, can } = props;
  const t = useMessages(broadcastMessages);
  const shown = lots.filter((row) => isInTab(row, query.tab));
  return (
    <>
      <PageHeader title={t('title')} actions={can.write && <ListActions props={props} />} />
      {!props.hasPortals && (
        <Banner
          tone="warn"
          action={
            <TextLink href={plans()} isInherited>
              {t('settings.seePlans')}
            </TextLink>
          }
        >
          {t('settings.noPlanBanner')}
        </Banner>
      )}
      <MainAside
        aside={
          <>
            <SettingsCard props={props} />
            <FeedCard props={props} />
          </>
        }
      >
        {lots.length === 0 ? (
          <EmptyState
            picture={<EmptyParcels />}
            title={t('empty')}
            actions={<Button href={sale({ operation: operation.id })}>{t('emptyAction')}</Button>}
          />
        ) : (
          <>
            <Tabs
              label={t('tabs.label')}
              items={advertTabs.map((tab) => ({
                label: t(`tabs.${tab}`),
                href: edit({ operation: operation.id }, tab === 'all' ? {} : { query: { tab } }),
                isCurrent: tab === query.tab,
                count: lots.filter((row) => isInTab(row, tab)).length,
              }))}
            />
            {shown.length === 0 && <Text as="p">{t(emptyKey(query.tab))}</Text>}
            <Stack label={t('lots.label')}>
              {shown.map((row) => (
                <LotCard key={row.id} props={props} row={row} />
              ))}
            </Stack>
          </>
        )}
      </MainAside>
    </>
  );
}

const emptyKey = (tab: AdvertTab) => (tab === 'all' ? 'empty' : (`emptyTab.${tab}` as const));

/** What is done with all adverts at once. */
function ListActions({ props }: PartProps) {
  const { operation, lots } = props;
  const t = useMessages(broadcastMessages);
  const { isPending, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const ready = lots.filter(isReady).map(({ id }) => id);
  const published = lots.filter(isPublished).map(({ id }) => id);
  const parameters = { operation: operation.id };
  const send = (href: string, lotIds: readonly string[]) =>
    run({
      method: 'POST',
      href,
      data: { lotIds },
      preserveScroll: true,
    });
  return (
    <>
      <PageActions
        isCompactOnPhone
        actions={[
          {
            id: 'broadcast.unpublish-all',
            label: t('actions.unpublishAll'),
            place: 'page',
            icon: PowerOff,
            inactiveReason: published.length === 0 ? t('actions.noneLive') : undefined,
            run: () => setAsking(true),
          },
          {
            id: 'broadcast.publish-all',
            label: t('actions.publishAll'),
            place: 'page',
            icon: Megaphone,
            isMain: true,
            inactiveReason: ready.length === 0 ? t('actions.noneReady') : undefined,
            run: () => void send(publish(parameters), ready),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('actions.unpublishTitle')}
        description={t('actions.unpublishText')}
        confirmLabel={t('actions.unpublishAll')}
        isDanger
        isPending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void send(unpublish(parameters), published).then(() => setAsking(false))}
      />
    </>
  );
}
