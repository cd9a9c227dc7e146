import { useState } from 'react';
import type { SharedProps } from '#contracts/shared.ts';
import * as menuMessages from '#messages/menu.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import * as appMessages from '#messages/app.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { sessionStore } from '#runtime/storage/safe-storage.ts';
import { ImpersonationBar } from './ImpersonationBar.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { MaintenanceBar } from './MaintenanceBar.tsx';
import type { TermsDialogProps } from './TermsDialog.tsx';

// Shown once to each client, when the terms change.
const TermsDialog = lazyPart<TermsDialogProps>(async () => (await import('./TermsDialog.tsx')).TermsDialog);

/** The lines above an area: who acts in whose name, what cannot be changed, which clock runs. */
export function ShellBanners({ shared }: { readonly shared: SharedProps }) {
  const t = useMessages(menuMessages);
  const { auth, tenant, app } = shared;
  return (
    <>
      <OfflineBar />
      {auth.impersonator && auth.user && (
        <ImpersonationBar
          impersonator={auth.impersonator}
          name={auth.user.name}
          company={tenant?.name ?? ''}
        />
      )}
      {tenant?.isReadOnly === true && (
        <Banner tone="readonly" isFullWidth>
          {t('readOnly')}
        </Banner>
      )}
      {app.maintenanceAt !== null && <MaintenanceBar at={app.maintenanceAt} />}
      {shared.terms && <TermsDialog version={shared.terms.version} appName={app.name} />}
      {app.demo && <DemoBanner startsAt={app.demo.startsAt} />}
    </>
  );
}

const dismissedKey = 'demo-banner-dismissed';

/** Says that the operations live by a clock of their own; once closed, it stays so for the session. */
function DemoBanner({ startsAt }: { readonly startsAt: string }) {
  const t = useMessages(appMessages);
  const format = useFormat();
  const [isDismissed, setDismissed] = useState(() => sessionStore.get(dismissedKey) !== null);
  if (isDismissed) return null;
  const dismiss = () => {
    sessionStore.set(dismissedKey, '1');
    setDismissed(true);
  };
  return (
    // On a phone a form needs the room: the other pages say it.
    <div className="max-md:group-has-data-form-bar/shell:hidden">
      <Banner tone="demo" isFullWidth onDismiss={dismiss}>
        {t('demo', { date: format.longDate(startsAt) })}
      </Banner>
    </div>
  );
}
