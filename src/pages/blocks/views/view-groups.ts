import { BookmarkPlus, Home, Pencil, RefreshCw, Share2, Trash2 } from 'lucide-react';
import type { SavedView } from '#contracts/view.ts';
import type { fr } from '#messages/view.ts';
import type { Translate } from '#runtime/locale/translate.ts';
import type { MenuAction, MenuGroup } from '#ui/actions/Menu.tsx';

/** What the menu of views can do. */
export interface ViewDeeds {
  /** Null for whoever may save none. */
  readonly save: (() => void) | null;
  /** There is somebody to share views with. */
  readonly canShare: boolean;
  readonly rename: () => void;
  readonly remove: () => void;
  readonly update: (changes: { isShared?: boolean; isDefault?: boolean; withParams?: boolean }) => void;
}

/** The lines of the menu: what can be done with the view shown, one's own views, those of the others. */
export function viewGroups(
  views: readonly SavedView[],
  current: SavedView | undefined,
  isChanged: boolean,
  deeds: ViewDeeds,
  t: Translate<typeof fr>,
): MenuGroup[] {
  const line = (view: SavedView): MenuAction => ({
    id: view.id,
    label: view.name,
    href: view.href,
    hint: hintOf(view, t),
  });
  const own = views.filter(({ authorName }) => authorName === null).map(line);
  const shared = views.filter(({ authorName }) => authorName !== null).map(line);
  return [
    ...(current?.canEdit === true
      ? [
          {
            id: 'current',
            title: t('current', { name: current.name }),
            actions: currentActions(current, isChanged, deeds, t),
          },
        ]
      : []),
    ...(own.length > 0 ? [{ id: 'own', title: t('mine'), actions: own }] : []),
    ...(shared.length > 0 ? [{ id: 'shared', title: t('shared'), actions: shared }] : []),
    ...(deeds.save === null
      ? []
      : [{ id: 'new', actions: [{ id: 'save', label: t('save'), icon: BookmarkPlus, run: deeds.save }] }]),
  ];
}

function hintOf({ authorName, isDefault, isShared }: SavedView, t: Translate<typeof fr>): string {
  if (authorName !== null) return t('byAuthor', { name: authorName });
  return [isDefault ? t('isDefault') : '', isShared ? t('isShared') : ''].filter(Boolean).join(', ');
}

function currentActions(
  view: SavedView,
  isChanged: boolean,
  { canShare, rename, remove, update }: ViewDeeds,
  t: Translate<typeof fr>,
): MenuAction[] {
  const { isShared, isDefault, authorName } = view;
  return [
    ...(isChanged
      ? [{ id: 'update', label: t('update'), icon: RefreshCw, run: () => update({ withParams: true }) }]
      : []),
    { id: 'rename', label: t('rename'), icon: Pencil, run: rename },
    ...(canShare
      ? [
          {
            id: 'share',
            label: t(isShared ? 'unshare' : 'share'),
            icon: Share2,
            run: () => update({ isShared: !isShared }),
          },
        ]
      : []),
    ...(authorName === null
      ? [
          {
            id: 'default',
            label: t(isDefault ? 'unmakeDefault' : 'makeDefault'),
            icon: Home,
            run: () => update({ isDefault: !isDefault }),
          },
        ]
      : []),
    { id: 'remove', label: t('remove'), icon: Trash2, isDanger: true, run: remove },
  ];
}
