import { useState } from 'react';
import type * as z from 'zod';
import type { notificationsSection } from '#contracts/account/sections.ts';
import { notificationChannels, notificationGroups, type Channels } from '#domain/notification/kinds.ts';
import * as notificationMessages from '#messages/account/notifications.ts';
import { useUnsavedGuard } from '#runtime/forms/useUnsavedGuard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { CheckMatrix } from '#ui/fields/CheckMatrix.tsx';
import { FormBar } from '#ui/fields/FormBar.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import * as shellMessages from '#messages/account/shell.ts';
import { useAction } from './useAction.ts';

type Kind = z.infer<typeof notificationsSection>['kinds'][number];

/** Kinds of notices by channels. Nothing is kept before it is saved. */
export function NotificationsPart({ kinds, href }: { kinds: readonly Kind[]; href: string }) {
  const t = useMessages(notificationMessages);
  const shell = useMessages(shellMessages);
  const { isPending, run } = useAction();
  const [changed, setChanged] = useState<Readonly<Record<string, Channels>>>({});
  const differing = Object.entries(changed).filter(([id, channels]) => {
    const kept = kinds.find((kind) => kind.id === id)?.channels;
    return notificationChannels.some((channel) => kept?.[channel] !== channels[channel]);
  });
  const isDirty = differing.length > 0;
  useUnsavedGuard(isDirty);

  const save = async () => {
    const isSaved = await run({ method: 'PATCH', href, data: { channels: Object.fromEntries(differing) } });
    if (isSaved) setChanged({});
  };

  const channelsOf = (id: string): Channels | undefined =>
    changed[id] ?? kinds.find((kind) => kind.id === id)?.channels;
  return (
    <>
      <PageSection title={t('matrix')} help={t('help')}>
        <CheckMatrix
          label={t('matrix')}
          rowsLabel={t('kind')}
          columns={notificationChannels.map((id) => ({ id, label: t(`channels.${id}`) }))}
          groups={notificationGroups.map((id) => ({
            id,
            label: t(`groups.${id}`),
            rows: kinds
              .filter(({ group }) => group === id)
              .map((kind) => ({
                id: kind.id,
                label: t(`kinds.${kind.id}`),
                lockedReason: kind.isFixed ? t('fixed') : undefined,
              })),
          }))}
          isChecked={(id, channel) => channelsOf(id)?.[channel] ?? false}
          onChange={(id, channel, isOn) => {
            const now = channelsOf(id);
            if (now) setChanged({ ...changed, [id]: { ...now, [channel]: isOn } });
          }}
        />
      </PageSection>
      <FormBar changeCount={differing.length}>
        <Button
          variant="primary"
          isPending={isPending}
          inactiveReason={isDirty ? undefined : shell('nothingToSave')}
          onClick={() => void save()}
        >
          {shell('save')}
        </Button>
      </FormBar>
    </>
  );
}
