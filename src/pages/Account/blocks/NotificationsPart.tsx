import { Lock } from 'lucide-react';
import { Fragment, useState } from 'react';
import type * as z from 'zod';
import type { notificationsSection } from '#contracts/account/sections.ts';
import { notificationChannels, notificationGroups, type Channels } from '#domain/notification/kinds.ts';
import * as notificationMessages from '#messages/account/notifications.ts';
import { useUnsavedGuard } from '#runtime/forms/useUnsavedGuard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/tableSections.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FormBar } from '#ui/fields/FormBar.tsx';
import { Icon } from '#ui/identity/Icon.tsx';
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

  return (
    <div className="flex flex-1 flex-col gap-4">
      <p className="max-w-195 text-ink3">{t('help')}</p>
      <div className="w-full max-w-195 flex-1 pb-6">
        <Table label={t('matrix')} minWidth={520}>
          <TableHead>
            <HeadCell>{t('kind')}</HeadCell>
            {notificationChannels.map((channel) => (
              <HeadCell key={channel} width={128}>
                {t(`channels.${channel}`)}
              </HeadCell>
            ))}
          </TableHead>
          <TableBody>
            {notificationGroups.map((group) => {
              const own = kinds.filter((kind) => kind.group === group);
              if (own.length === 0) return null;
              return (
                <Fragment key={group}>
                  <Row isGroup>
                    <Cell isHeader colSpan={4}>
                      {t(`groups.${group}`)}
                    </Cell>
                  </Row>
                  {own.map((kind) => (
                    <KindRow
                      key={kind.id}
                      kind={kind}
                      channels={changed[kind.id] ?? kind.channels}
                      onChange={(channels) => setChanged({ ...changed, [kind.id]: channels })}
                    />
                  ))}
                </Fragment>
              );
            })}
          </TableBody>
        </Table>
      </div>
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
    </div>
  );
}

interface KindRowProps {
  readonly kind: Kind;
  readonly channels: Channels;
  readonly onChange: (channels: Channels) => void;
}

function KindRow({ kind, channels, onChange }: KindRowProps) {
  const t = useMessages(notificationMessages);
  const label = t(`kinds.${kind.id}`);
  return (
    <Row>
      <Cell isHeader isWrapping>
        <span className="flex items-center gap-2 font-normal">
          {label}
          {kind.isFixed && (
            <span title={t('fixed')} className="text-ink3">
              <Icon icon={Lock} size={12} label={t('fixed')} />
            </span>
          )}
        </span>
      </Cell>
      {notificationChannels.map((channel) => (
        <Cell key={channel}>
          <Checkbox
            name={`${kind.id}.${channel}`}
            label={`${label}, ${t(`channels.${channel}`)}`}
            isLabelHidden
            isDisabled={kind.isFixed}
            value={channels[channel]}
            onChange={(isOn) => onChange({ ...channels, [channel]: isOn })}
          />
        </Cell>
      ))}
    </Row>
  );
}
