import { RefreshCw } from 'lucide-react';
import type { MaintenanceProps } from '#contracts/error/maintenance.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as errorMessages from '#messages/error.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { MaintenanceFacade } from '#ui/identity/MaintenanceFacade.tsx';
import { useReopening } from './blocks/useReopening.ts';

/** Shown in place of any page while the service is closed; it opens again by itself. */
export default function Maintenance({ message, untilAt, supportEmail, app }: WithShared<MaintenanceProps>) {
  const t = useMessages(errorMessages);
  const format = useFormat();
  const { probe, isProbing, isStillClosed } = useReopening();
  useTitle(t('maintenance.title'), app.name);
  return (
    <section className="m-auto flex max-w-100 flex-col items-center gap-4 text-center">
      <MaintenanceFacade />
      <h1 className="font-display text-lg font-semibold">{t('maintenance.title')}</h1>
      <div className="flex flex-col gap-1 text-ink2">
        {untilAt !== null && (
          <p className="font-medium text-ink">{t('maintenance.until', { time: format.time(untilAt) })}</p>
        )}
        {message !== null && <p>{message}</p>}
        <p>{t('maintenance.message')}</p>
      </div>
      <Button variant="primary" icon={RefreshCw} onClick={probe} isPending={isProbing}>
        {t('action.retry')}
      </Button>
      <p role="status" className="text-label text-ink3 empty:hidden">
        {isStillClosed ? t('maintenance.stillClosed') : ''}
      </p>
      <p className="text-table text-ink3">
        {t('maintenance.support')}{' '}
        <a href={`mailto:${supportEmail}`} className="text-link">
          {supportEmail}
        </a>
      </p>
    </section>
  );
}
