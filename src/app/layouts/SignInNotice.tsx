import type { SharedProps } from '#contracts/shared.ts';
import { MaintenanceBar } from './MaintenanceBar.tsx';

/** What is to be known before signing in: that the application is about to close. */
export function SignInNotice({ app }: { readonly app: SharedProps['app'] }) {
  if (app.maintenanceAt === null) return null;
  return (
    <div className="mb-6">
      <MaintenanceBar at={app.maintenanceAt} isGuest />
    </div>
  );
}
