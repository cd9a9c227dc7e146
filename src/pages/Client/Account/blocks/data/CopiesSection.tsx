import { Download, PackageOpen, RefreshCw } from 'lucide-react';
import type * as z from 'zod';
import type { dataSection } from '#contracts/client/account/company-sections.ts';
import { download, show } from '#generated/routes/client/account/data.ts';
import * as dataMessages from '#messages/account/data.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useReload } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import type { Tone } from '#ui/data/tones.ts';
import { FormSection } from '#ui/fields/FormSection.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';

type Copies = z.infer<typeof dataSection>['exports'];

const tones = { queued: 'info', ready: 'pos', failed: 'neg', expired: 'sourcing' } as const satisfies Record<
  string,
  Tone
>;
const bytesPerKb = 1024;

/** Copies of one's own data: asked for here, written in the background, fetched for seven days. */
export function CopiesSection({ copies }: { copies: Copies }) {
  const t = useMessages(dataMessages);
  const format = useFormat();
  const reload = useReload();
  const { isPending, run } = useAction();
  const isQueued = copies.some(({ status }) => status === 'queued');
  return (
    <FormSection title={t('exports.title')} help={t('exports.help')}>
      <Inline>
        <Button
          icon={PackageOpen}
          isPending={isPending}
          inactiveReason={isQueued ? t('exports.already') : undefined}
          onClick={() => void run({ method: 'POST', href: download() })}
        >
          {t('exports.ask')}
        </Button>
        {isQueued && (
          <Button icon={RefreshCw} onClick={() => void reload({ showsProgress: true })}>
            {t('exports.refresh')}
          </Button>
        )}
      </Inline>
      <ItemList
        label={t('exports.title')}
        empty={t('exports.empty')}
        items={copies.map(({ id, status, requestedAt, expiresAt, sizeBytes }) => ({
          id,
          title: `${t('exports.requested')} ${format.dateTime(requestedAt)}`,
          badges: <Badge tone={tones[status]}>{t(`exports.statuses.${status}`)}</Badge>,
          detail:
            status === 'ready' &&
            expiresAt !== null &&
            t('exports.until', { date: format.dateTime(expiresAt) }),
          end: status === 'ready' && (
            <Button size="sm" icon={Download} href={show({ export: id })} download>
              {t('exports.download')}
              {sizeBytes !== null && (
                <Text tone="ink3">({t('exports.size', { size: Math.ceil(sizeBytes / bytesPerKb) })})</Text>
              )}
            </Button>
          ),
        }))}
      />
    </FormSection>
  );
}
