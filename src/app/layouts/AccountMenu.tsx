import * as menuMessages from '#messages/menu.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useAddress } from '#runtime/navigation/hooks.ts';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { AccountPanel, type AccountPanelProps } from './AccountPanel.tsx';

/** The initials at the end of the top bar, and what they open. */
export function AccountMenu({ shared, ...hrefs }: AccountPanelProps) {
  const t = useMessages(menuMessages);
  const { path } = useAddress();
  const { user } = shared.auth;
  if (!user) return null;
  return (
    // Following one of its links closes it: each address has its own.
    <Popover
      key={path}
      label={t('account.open', { name: user.name })}
      trigger={<Avatar name={user.name} src={user.avatarHref} size={24} isDecorative />}
      triggerClassName="touch-target inline-grid size-8 place-items-center rounded-full"
      placement="bottom end"
      isLight
      width={320}
    >
      <AccountPanel shared={shared} {...hrefs} />
    </Popover>
  );
}
