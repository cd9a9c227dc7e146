import { Archive, ArchiveRestore, Copy, Star } from 'lucide-react';
import * as templateMessages from '#messages/client/template.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { VisitOptions } from '#runtime/navigation/visit.ts';
import type { MenuAction } from '#ui/actions/Menu.tsx';

/** How a template stands, whatever it is a template of. */
export interface TemplateFlags {
  readonly isSystem: boolean;
  readonly isDefault: boolean;
  readonly isArchived: boolean;
}

/** Addresses of what is done with a template. */
export interface TemplateRoutes {
  readonly default: (id: string) => string;
  readonly duplicate: (id: string) => string;
  readonly archive: (id: string) => string;
  readonly restore: (id: string) => string;
}

/** What can be done with a template beside changing it: default, copy, archive and back. */
export function useTemplateActions(
  routes: TemplateRoutes,
  can: { readonly create: boolean; readonly update: boolean },
  run: (options: VisitOptions) => Promise<boolean>,
): (id: string, flags: TemplateFlags) => readonly MenuAction[] {
  const t = useMessages(templateMessages);
  return (id, { isSystem, isDefault, isArchived }) => [
    ...(can.update && !isDefault && !isArchived
      ? [
          {
            id: 'default',
            label: t('actions.default'),
            icon: Star,
            run: () => void run({ method: 'POST', href: routes.default(id) }),
          },
        ]
      : []),
    ...(can.create
      ? [
          {
            id: 'duplicate',
            label: t('actions.duplicate'),
            icon: Copy,
            run: () => void run({ method: 'POST', href: routes.duplicate(id) }),
          },
        ]
      : []),
    ...(can.update && isArchived
      ? [
          {
            id: 'restore',
            label: t('actions.restore'),
            icon: ArchiveRestore,
            run: () => void run({ method: 'DELETE', href: routes.restore(id) }),
          },
        ]
      : []),
    ...(can.update && !isArchived && !isSystem
      ? [
          {
            id: 'archive',
            label: t('actions.archive'),
            icon: Archive,
            run: () => void run({ method: 'POST', href: routes.archive(id) }),
          },
        ]
      : []),
  ];
}
