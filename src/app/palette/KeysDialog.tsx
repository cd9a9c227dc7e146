import * as commandMessages from '#messages/commands.ts';
import * as paletteMessages from '#messages/palette.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { parseShortcut } from '#runtime/keys/stroke.ts';
import { actionPlaces, type Action } from '#ui/actions/action.ts';
import { useActionList } from '#ui/actions/action-registry.ts';
import { KeyCaps } from '#ui/actions/KeyCaps.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';

export interface KeysDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  areLettersOn: boolean;
  onLettersChange: (areOn: boolean) => void;
}

/** The actions that have keys, one for each shortcut: what every page offers stands there, not with the page. */
function withKeys(actions: readonly Action[]): readonly (Action & { keys: string })[] {
  return actions.flatMap((action) => {
    const { keys } = action;
    const isElsewhere = actions.some((other) => other.keys === keys && other.place !== 'page');
    return keys === undefined || (action.place === 'page' && isElsewhere) ? [] : [{ ...action, keys }];
  });
}

/** What helps on every page, the keys of the page and of the application, and the switch for those of one letter. */
export default function KeysDialog({ isOpen, onOpenChange, areLettersOn, onLettersChange }: KeysDialogProps) {
  const t = useMessages(paletteMessages);
  const shell = useMessages(commandMessages);
  const actions = withKeys(useActionList());
  const isLive = (keys: string) => areLettersOn || parseShortcut(keys).every(({ isMod }) => isMod);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={shell('keys')} size="lg">
      <ul className="flex list-disc flex-col gap-1 pl-5 text-table text-ink2">
        {(['search', 'figure', 'draft'] as const).map((hint) => (
          <li key={hint}>{t(`hints.${hint}`)}</li>
        ))}
        <li>{t('keysHelp')}</li>
      </ul>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {actionPlaces.map((place) => {
          const listed = actions.filter((action) => action.place === place);
          if (listed.length === 0) return null;
          return (
            <section key={place} aria-label={t(place)}>
              <h3 className="pb-1 text-micro text-ink3">{t(place)}</h3>
              <dl className="flex flex-col">
                {listed.map(({ id, label, keys }) => (
                  <div
                    key={id}
                    className={`flex min-h-8 items-center justify-between gap-4 border-b border-line text-table last:border-0 ${isLive(keys) ? '' : 'text-ink3 line-through'}`}
                  >
                    <dt className="min-w-0 truncate">{label}</dt>
                    <dd>
                      <KeyCaps keys={keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
      <Switch
        name="letterKeys"
        label={t('letters')}
        help={t('lettersHelp')}
        value={areLettersOn}
        onChange={onLettersChange}
      />
    </Dialog>
  );
}
