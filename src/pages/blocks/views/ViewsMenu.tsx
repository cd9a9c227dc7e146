import { Bookmark, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { SavedView } from '#contracts/view.ts';
import { destroy, store, update } from '#generated/routes/view.ts';
import * as viewMessages from '#messages/view.ts';
import type { ListQuery } from '#runtime/lists/list-address.ts';
import { keptColumns } from '#runtime/lists/use-column-state.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useAddress, useVisit } from '#runtime/navigation/hooks.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Menu } from '#ui/actions/Menu.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { isSameAddress } from './same-address.ts';
import { viewGroups } from './view-groups.ts';

// Fetched when a view is first named.
const ViewDialog = lazyDialog(async () => (await import('./ViewDialog.tsx')).ViewDialog);

interface ViewsMenuProps {
  /** Name of the page whose list it is. */
  readonly page: string;
  readonly views: readonly SavedView[];
  /** What the list shows now. */
  readonly query: ListQuery;
  /** Person and list, as the list keeps its columns: a view tells them too. */
  readonly keepAs: string;
  /** Where views are kept, for a page with a way of its own. */
  readonly routes?: ViewRoutes;
  /** False for whoever may only open views. */
  readonly canSave?: boolean;
  /** False where there is nobody to share views with. */
  readonly canShare?: boolean;
}

interface ViewRoutes {
  readonly store: () => string;
  readonly update: (id: string) => string;
  readonly destroy: (id: string) => string;
}

const ofLists: ViewRoutes = {
  store: () => store(),
  update: (id) => update(id),
  destroy: (id) => destroy(id),
};

/** The saved views of a list: apply, save, rename, share, make the default, delete. */
export function ViewsMenu({
  page,
  views,
  query,
  keepAs,
  routes = ofLists,
  canSave = true,
  canShare = true,
}: ViewsMenuProps) {
  const t = useMessages(viewMessages);
  const visit = useVisit();
  const { href } = useAddress();
  const [asked, setAsked] = useState<'save' | 'rename' | null>(null);
  const current = views.find(({ id }) => id === query['view']);

  const params = (): ListQuery => {
    const { columns } = query;
    const isAddressed = typeof columns === 'object' && columns.length > 0;
    return columns === undefined || isAddressed ? query : { ...query, columns: keptColumns(keepAs) };
  };
  const change = (view: SavedView, data: Record<string, unknown>) =>
    visit({ method: 'PATCH', href: routes.update(view.id), data, preserveScroll: true });
  const announceRefusal = ({ errors }: { errors: Readonly<Record<string, string>> }) => {
    const refusal = errors['base'] ?? errors['name'];
    if (refusal !== undefined) toast.error(refusal);
  };
  const groups = viewGroups(
    views,
    current,
    current !== undefined && !isSameAddress(href, current.href),
    {
      canShare,
      save: canSave ? () => setAsked('save') : null,
      rename: () => setAsked('rename'),
      remove: () => {
        if (current) {
          void visit({ method: 'DELETE', href: routes.destroy(current.id), preserveScroll: true }).then(
            announceRefusal,
          );
        }
      },
      update: ({ withParams = false, ...changes }) => {
        const data = withParams ? { ...changes, params: params() } : changes;
        if (current) void change(current, data).then(announceRefusal);
      },
    },
    t,
  );

  if (groups.length === 0) return null;
  return (
    <>
      <Menu label={t('menu')} icon={Bookmark} iconEnd={ChevronDown} size="sm" groups={groups} />
      {asked !== null && (
        <ViewDialog
          purpose={asked}
          canShare={canShare}
          initialName={asked === 'rename' ? (current?.name ?? '') : ''}
          onClose={() => setAsked(null)}
          onSubmit={(details) =>
            asked === 'rename' && current
              ? change(current, { name: details.name })
              : visit({ method: 'POST', href: routes.store(), data: { page, params: params(), ...details } })
          }
        />
      )}
    </>
  );
}
