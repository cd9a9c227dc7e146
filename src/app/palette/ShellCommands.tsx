import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import * as appMessages from '#messages/app.ts';
import * as paletteMessages from '#messages/palette.ts';
import { isMac } from '#runtime/keys/is-mac.ts';
import { shortcutCaps } from '#runtime/keys/stroke.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useActions } from '#ui/actions/action-registry.ts';
import { Menu as ActionMenu } from '#ui/actions/Menu.tsx';
import { SearchTrigger } from '#ui/layout/SearchTrigger.tsx';
import type { KeysDialogProps } from './KeysDialog.tsx';
import type { PaletteProps } from './Palette.tsx';
import { useShellActions, type ShellActionsOptions } from './useShellActions.ts';

const loadPalette = () => import('./Palette.tsx');
const Palette = lazy(loadPalette);
const KeysDialog = lazy(() => import('./KeysDialog.tsx'));

interface ShellCommandsProps
  extends
    Omit<ShellActionsOptions, 'onSearch' | 'onKeys'>,
    Pick<PaletteProps, 'load' | 'recentKey'>,
    Pick<KeysDialogProps, 'areLettersOn' | 'onLettersChange'> {}

/** The search at the top of an area, what can be created, and the keys: the shell's part of all actions. */
export function ShellCommands({
  load,
  recentKey,
  areLettersOn,
  onLettersChange,
  ...rest
}: ShellCommandsProps) {
  const t = useMessages(paletteMessages);
  const app = useMessages(appMessages);
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
  const creations = actions.filter(({ place }) => place === 'create');
  const caps = shortcutCaps('mod+k', isMac()).join(isMac() ? '' : ' ');
  const toggle = (what: 'palette' | 'keys') => (isOpen: boolean) => setOpened(isOpen ? what : null);

  return (
    <>
      <SearchTrigger
        label={t('open')}
        shortcut={caps}
        onClick={() => open('palette')}
        onIntent={() => void loadPalette()}
      />
      {creations.length > 0 && (
        <span className="max-md:hidden">
          <ActionMenu
            label={app('menu.create')}
            isIconOnly
            icon={Plus}
            variant="discreet"
            actions={creations}
          />
        </span>
      )}
      <Suspense fallback={null}>
        {known.has('palette') && (
          <Palette
            isOpen={opened === 'palette'}
            onOpenChange={toggle('palette')}
            load={load}
            recentKey={recentKey}
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
      </Suspense>
    </>
  );
}
