import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Autocomplete, Dialog, Input, SearchField } from 'react-aria-components';
import * as paletteMessages from '#messages/palette.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { Spinner } from '../actions/Spinner.tsx';
import { Icon } from '../identity/Icon.tsx';
import { LinkRouter } from '../overlay/LinkRouter.tsx';
import { ModalFrame } from '../overlay/ModalFrame.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { searchWords } from './match.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteList } from './PaletteList.tsx';
import type { PaletteGroup, PaletteItem } from './palette-types.ts';

export interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What the window is called. */
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** What is found for the query, best first. */
  groups: readonly PaletteGroup[];
  isLoading?: boolean;
  /** Said when there is nothing to show: nothing found, or the search did not answer. */
  emptyText: string;
  /** Said above what is found: the search failed, only actions are shown. */
  notice?: string | undefined;
  /** A line was picked; one with an address is followed besides. */
  onRun: (item: PaletteItem) => void;
}

/** The first line is marked half a second after the last key: Entrée does not wait for that. */
function pickFirst({ currentTarget: input, ctrlKey, metaKey }: KeyboardEvent<HTMLInputElement>): void {
  if (ctrlKey || metaKey || input.hasAttribute('aria-activedescendant')) return;
  input.closest('[role=dialog]')?.querySelector<HTMLElement>('[role=menuitem]')?.click();
}

/**
 * A window to find and do anything by typing. Arrows move, Entrée picks, with ⌘ or Ctrl in a new tab, Échap
 * closes; what is typed stays in the field meanwhile.
 */
export function CommandPalette({
  isOpen,
  onOpenChange,
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  isLoading = false,
  emptyText,
  notice,
  onRun,
}: CommandPaletteProps) {
  const t = useMessages(paletteMessages);
  const ui = useUiMessages();
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <ModalFrame isOpen={isOpen} onOpenChange={onOpenChange} place="top" width={640} className="flex-col">
      <Dialog aria-label={label} className="flex min-h-0 flex-1 flex-col outline-none">
        <LinkRouter>
          <Autocomplete inputValue={query} onInputChange={onQueryChange}>
            <SearchField
              aria-label={label}
              autoFocus
              className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-5"
            >
              {isLoading ? (
                <Spinner size={18} className="text-ink3" />
              ) : (
                <Icon icon={Search} size={18} className="text-ink3" />
              )}
              <Input
                placeholder={placeholder}
                // Échap closes at once, whatever is typed.
                onKeyDown={(event) => {
                  if (event.key === 'Escape') onOpenChange(false);
                  if (event.key === 'Enter' && !isLoading) pickFirst(event);
                }}
                className="min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-ink3 [&::-webkit-search-cancel-button]:appearance-none"
              />
              <kbd className="key-cap px-1.5 max-md:hidden">{t('foot.escape')}</kbd>
              <span className="md:hidden">
                <IconButton icon={X} label={ui('action.close')} onClick={() => onOpenChange(false)} />
              </span>
            </SearchField>
            {notice !== undefined && (
              <p role="status" className="border-b border-line bg-warn-bg px-5 py-2 text-table text-warn">
                {notice}
              </p>
            )}
            <PaletteList
              label={label}
              groups={groups}
              words={searchWords(query)}
              emptyText={isLoading ? ui('field.searching') : emptyText}
              onRun={onRun}
            />
          </Autocomplete>
        </LinkRouter>
        <PaletteFoot count={count} />
      </Dialog>
    </ModalFrame>
  );
}
