import { LogOut } from 'lucide-react';
import type { SharedProps } from '#contracts/shared.ts';
import { logout as adminLogout } from '#generated/routes/admin.ts';
import { logout } from '#generated/routes/root.ts';
import * as appMessages from '#messages/app.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { LanguageSwitch, ThemeSwitch } from './AppearanceSwitches.tsx';

/** Who is signed in, how the application looks and speaks, and the way out. */
export function AccountPanel({ shared }: { readonly shared: SharedProps }) {
  const t = useMessages(appMessages);
  const trade = useMessages(tradeMessages);
  const visit = useVisit();
  const { user } = shared.auth;
  if (!user) return null;
  const signOut = () => void visit({ method: 'POST', href: shared.tenant ? logout() : adminLogout() });
  const roles = user.roles.map(({ name }) => trade(`role.${name}`)).join(', ');
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={user.name} size={32} isDecorative />
        <div className="min-w-0">
          <p className="truncate font-medium">{user.name}</p>
          <p className="truncate text-label text-ink3">
            {shared.tenant ? `${roles} · ${shared.tenant.name}` : roles}
          </p>
          <p className="truncate text-label text-ink3">{user.email}</p>
        </div>
      </div>
      <div className="flex flex-col gap-3 border-y border-line py-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-table text-ink2">{t('account.theme')}</span>
          <ThemeSwitch app={shared.app} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-table text-ink2">{t('account.language')}</span>
          <LanguageSwitch app={shared.app} />
        </div>
      </div>
      <Button icon={LogOut} onClick={signOut} isFull>
        {t('account.signOut')}
      </Button>
    </div>
  );
}
