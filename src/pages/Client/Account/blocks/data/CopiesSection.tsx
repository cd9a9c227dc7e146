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
import type { Tone } from '#ui/data/tones.ts';
import { FormSection } from '#ui/fields/FormSection.tsx';
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
      <div className="flex flex-wrap gap-2">
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
      </div>
      {copies.length === 0 && <p className="text-ink3">{t('exports.empty')}</p>}
      {copies.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {copies.map((copy) => (
            <li key={copy.id} className="flex min-h-12 flex-wrap items-center gap-3 px-4 py-2">
              <span className="min-w-0 flex-1">
                {t('exports.requested')} {format.dateTime(copy.requestedAt)}
                {copy.status === 'ready' && copy.expiresAt !== null && (
                  <span className="text-label text-ink3">
                    {' '}
                    · {t('exports.until', { date: format.dateTime(copy.expiresAt) })}
                  </span>
                )}
              </span>
              <Badge tone={tones[copy.status]}>{t(`exports.statuses.${copy.status}`)}</Badge>
              {copy.status === 'ready' && (
                <Button size="sm" icon={Download} href={show({ export: copy.id })} download>
                  {t('exports.download')}
                  {copy.sizeBytes !== null && (
                    <span className="text-ink3">
                      ({t('exports.size', { size: Math.ceil(copy.sizeBytes / bytesPerKb) })})
                    </span>
                  )}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
