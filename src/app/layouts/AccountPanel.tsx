import { LogOut, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SharedProps } from '#contracts/shared.ts';
import * as appMessages from '#messages/app.ts';
import * as menuMessages from '#messages/menu.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import type { Href } from '#runtime/routes/types.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import { LanguageSwitch, ThemeSwitch } from './AppearanceSwitches.tsx';

export interface AccountPanelProps {
  readonly shared: SharedProps;
  /** Where signing out of the area is asked for. */
  readonly signOutHref: Href<'POST'>;
  /** The person's own account in the area. */
  readonly accountHref: Href;
  /** More of the area, under the person's name. */
  readonly extra?: ReactNode;
}

/** Who is signed in, how the application looks and speaks, and the way out. */
export function AccountPanel({ shared, signOutHref, accountHref, extra }: AccountPanelProps) {
  const t = useMessages(menuMessages);
  const app = useMessages(appMessages);
  const roleLabel = useRoleLabel();
  const visit = useVisit();
  const { user } = shared.auth;
  if (!user) return null;
  const workplace = shared.tenant ?? shared.brand;
  const signOut = () => void visit({ method: 'POST', href: signOutHref });
  const roles = user.roles.map(({ name, definition }) => roleLabel(name, definition?.label)).join(', ');
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={user.name} src={user.avatarHref} size={32} isDecorative />
        <div className="min-w-0">
          <p className="truncate font-medium">{user.name}</p>
          <p className="truncate text-label text-ink3">
            {workplace ? `${roles} · ${workplace.name}` : roles}
          </p>
          <p className="truncate text-label text-ink3">{user.email}</p>
        </div>
      </div>
      <Button icon={UserRound} href={accountHref} isFull>
        {t('account.show')}
      </Button>
      {extra}
      <div className="flex flex-col gap-3 border-y border-line py-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-table text-ink2">{app('theme.label')}</span>
          <ThemeSwitch app={shared.app} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-table text-ink2">{app('language.label')}</span>
          <LanguageSwitch app={shared.app} />
        </div>
      </div>
      <Button icon={LogOut} onClick={signOut} isFull>
        {t('account.signOut')}
      </Button>
    </div>
  );
}
