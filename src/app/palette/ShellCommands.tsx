import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as commandMessages from '#messages/commands.ts';
import { isMac } from '#runtime/keys/is-mac.ts';
import { shortcutCaps } from '#runtime/keys/stroke.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import type { Action } from '#ui/actions/action.ts';
import { useActions } from '#ui/actions/action-registry.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Menu } from '#ui/actions/Menu.tsx';
import { NoDialog } from '#ui/overlay/NoDialog.tsx';
import { SearchTrigger } from '#ui/layout/SearchTrigger.tsx';
import type { KeysDialogProps } from './KeysDialog.tsx';
import type { PaletteProps } from './Palette.tsx';
import { searchKeys, useShellActions, type ShellActionsOptions } from './useShellActions.ts';

const loadPalette = () => import('./Palette.tsx');
const Palette = lazyPart<PaletteProps>(async () => (await loadPalette()).default, { failed: Missing });
const KeysDialog = lazyPart<KeysDialogProps>(async () => (await import('./KeysDialog.tsx')).default, {
  failed: Missing,
});

interface ShellCommandsProps
  extends
    Omit<ShellActionsOptions, 'onSearch' | 'onKeys'>,
    Pick<PaletteProps, 'load' | 'recentKey' | 'signOutHref'>,
    Pick<KeysDialogProps, 'areLettersOn' | 'onLettersChange'> {}

/** The search at the top of an area, what can be created, and the keys: the shell's part of all actions. */
export function ShellCommands({
  load,
  recentKey,
  signOutHref,
  areLettersOn,
  onLettersChange,
  ...rest
}: ShellCommandsProps) {
  const t = useMessages(commandMessages);
  const [opened, setOpened] = useState<'palette' | 'keys' | null>(null);
  // What was opened once stays, so that it can close with its movement.
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const open = (what: 'palette' | 'keys') => {
    setKnown((others) => new Set([...others, what]));
    setOpened(what);
  };
  const actions = useShellActions({
    ...rest,
    onSearch: () => open('palette'),
    onKeys: () => open('keys'),
  });
  useActions(actions);
  const caps = shortcutCaps(searchKeys, isMac()).join(isMac() ? '' : ' ');
  const toggle = (what: 'palette' | 'keys') => (isOpen: boolean) => setOpened(isOpen ? what : null);

  return (
    <>
      <SearchTrigger
        label={t('open')}
        shortcut={caps}
        onClick={() => open('palette')}
        // A failure is met when the palette is opened.
        onIntent={() => void loadPalette().catch(() => undefined)}
      />
      <span className="contents max-md:hidden">
        <Creations actions={actions.filter(({ place }) => place === 'create')} />
      </span>
      {known.has('palette') && (
        <Palette
          isOpen={opened === 'palette'}
          onOpenChange={toggle('palette')}
          load={load}
          recentKey={recentKey}
          theme={rest.shared.app.theme}
          signOutHref={signOutHref}
        />
      )}
      {known.has('keys') && (
        <KeysDialog
          isOpen={opened === 'keys'}
          onOpenChange={toggle('keys')}
          areLettersOn={areLettersOn}
          onLettersChange={onLettersChange}
        />
      )}
    </>
  );
}

/** What can be created: one thing by a link, several by a menu. */
function Creations({ actions }: { actions: readonly Action[] }) {
  const t = useMessages(commandMessages);
  const [first, second] = actions;
  if (first?.href === undefined) return null;
  return second ? (
    <Menu label={t('create')} isIconOnly icon={Plus} variant="discreet" actions={actions} />
  ) : (
    <IconButton icon={Plus} iconSize={18} label={first.label} href={first.href} />
  );
}

/** What cannot be opened now is closed again, and told. */
function Missing({ isOpen, onOpenChange }: Pick<PaletteProps, 'isOpen' | 'onOpenChange'>) {
  return isOpen ? <NoDialog onClose={() => onOpenChange(false)} /> : null;
}
