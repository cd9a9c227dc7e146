import { useState } from 'react';
import type { BroadcastProps } from '#contracts/client/operation/broadcast-configuration/form.ts';
import { rotate, sync } from '#generated/routes/client/operation/broadcast-configuration.ts';
import * as broadcastMessages from '#messages/client/broadcast.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { CopyText } from '#ui/data/CopyText.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';

/** The feed that a gateway of portals reads: its secret address, who came, and when the adverts were looked through. */
export function FeedCard({ props }: { readonly props: BroadcastProps }) {
  const { operation, feed, settings, can } = props;
  const t = useMessages(broadcastMessages);
  const { dateTime, number } = useFormat();
  const { isPending, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const parameters = { operation: operation.id };
  const at = (instant: string | null): string => (instant === null ? t('feed.never') : dateTime(instant));
  return (
    <Card title={t('feed.title')}>
      <Stack gap={3}>
        {feed.href === null ? (
          <Text as="p" size="table" tone="ink3">
            {t(settings.version === null ? 'feed.unsaved' : 'feed.hidden')}
          </Text>
        ) : (
          <>
            <CopyText label={t('feed.href')} text={feed.href} />
            <Text as="p" size="table" tone="ink3">
              {t('feed.help')}
            </Text>
          </>
        )}
        <DescriptionList
          layout="rows"
          columns={1}
          items={[
            { term: t('feed.published'), value: number(feed.publishedCount) },
            { term: t('feed.lastSync'), value: at(feed.lastSyncAt) },
            { term: t('feed.lastRead'), value: at(feed.lastReadAt) },
            { term: t('feed.reads'), value: number(feed.readsCount) },
          ]}
        />
        {feed.publishedCount > 0 && feed.lastReadAt === null && (
          <Text as="p" size="table" tone="warn">
            {t('feed.unread')}
          </Text>
        )}
        {can.write && settings.version !== null && (
          <Inline>
            <Button
              size="sm"
              isPending={isPending}
              onClick={() => void run({ method: 'POST', href: sync(parameters), preserveScroll: true })}
            >
              {t('feed.sync')}
            </Button>
            {can.rotate && (
              <Button size="sm" variant="discreet" onClick={() => setAsking(true)}>
                {t('feed.rotate')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('feed.rotateTitle')}
        description={t('feed.rotateText')}
        confirmLabel={t('feed.rotate')}
        isDanger
        isPending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          void run({ method: 'POST', href: rotate(parameters), preserveScroll: true }).then(() =>
            setAsking(false),
          )
        }
      />
    </Card>
  );
}
