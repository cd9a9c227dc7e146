import type { SharedProps } from '#contracts/shared.ts';
import { MaintenanceBar } from './MaintenanceBar.tsx';
import { OfflineBar } from './OfflineBar.tsx';

/** What is to be known before signing in: that there is no network, that the application is about to close. */
export function SignInNotice({ app }: { readonly app: SharedProps['app'] }) {
  return (
    <div className="mb-6 empty:hidden">
      <OfflineBar />
      {app.maintenanceAt !== null && <MaintenanceBar at={app.maintenanceAt} isGuest />}
    </div>
  );
}
