import { Plus } from 'lucide-react';
import { useEffect, useState, useCallback, useRef } from 'react';
import * as commandMessages from '#messages/commands.ts';
import { isMac } from '#runtime/keys/is-mac.ts';
import { shortcutCaps } from '#runtime/keys/stroke.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { whenIdle } from '#runtime/platform/when-idle.ts';
import type { Action } from '#ui/actions/action.ts';
import { useActions } from '#ui/actions/action-registry.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Menu } from '#ui/actions/Menu.tsx';
import { overlayPart } from '#ui/overlay/overlay-part.tsx';
import { SearchTrigger } from '#ui/layout/SearchTrigger.tsx';
import type { KeysDialogProps } from './KeysDialog.tsx';
import type { PaletteProps } from './Palette.tsx';
import { searchKeys, useShellActions, type ShellActionsOptions } from './useShellActions.ts';
import { isModalOpen } from '#runtime/keys/takes-letters.ts';

const Palette = overlayPart<PaletteProps>(async () => (await import('./Palette.tsx')).default);
const KeysDialog = overlayPart<KeysDialogProps>(async () => (await import('./KeysDialog.tsx')).default);

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
  useEffect(() => whenIdle(Palette.prepare), []);
  const takeEarlyKeys = useEarlyKeys(opened === 'palette');
  const actions = useShellActions({
    ...rest,
    onSearch: () => setOpened('palette'),
    onKeys: () => setOpened('keys'),
  });
  useActions(actions);
  const caps = shortcutCaps(searchKeys, isMac()).join(isMac() ? '' : ' ');
  const toggle = (what: 'palette' | 'keys') => (isOpen: boolean) => setOpened(isOpen ? what : null);

  return (
    <>
      <SearchTrigger
        label={t('open')}
        shortcut={caps}
        onClick={() => setOpened('palette')}
        onIntent={Palette.prepare}
      />
      <span className="contents max-md:hidden">
        <Creations actions={actions.filter(({ place }) => place === 'create')} />
      </span>
      <Palette
        isOpen={opened === 'palette'}
        onOpenChange={toggle('palette')}
        load={load}
        recentKey={recentKey}
        takeEarlyKeys={takeEarlyKeys}
        app={rest.shared.app}
        signOutHref={signOutHref}
      />
      <KeysDialog
        isOpen={opened === 'keys'}
        onOpenChange={toggle('keys')}
        areLettersOn={areLettersOn}
        onLettersChange={onLettersChange}
      />
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

/**
 * What is typed between asking for the palette and its coming, whose code may be late: it would be keys of the page.
 *
 * @param isAsked the palette is asked for
 * @returns gives what was typed meanwhile, once
 */
function useEarlyKeys(isAsked: boolean): () => string {
  const early = useRef('');
  useEffect(() => {
    if (!isAsked) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isSign = /^.$/u.test(key) && !ctrlKey && !metaKey && !altKey;
      if (isModalOpen() || !(isSign || key === 'Enter')) return;
      event.preventDefault();
      event.stopPropagation();
      if (isSign) early.current += key;
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [isAsked]);
  return useCallback(() => {
    const typed = early.current;
    early.current = '';
    return typed;
  }, []);
}
