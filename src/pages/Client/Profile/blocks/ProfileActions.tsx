import { Archive, ArchiveRestore, Copy, Printer, Share2, Star } from 'lucide-react';
import { useState } from 'react';
import type { ProfileFormProps } from '#contracts/client/profile/form.ts';
import { archive, default_ as defaultRoute, duplicate, unarchive } from '#generated/routes/client/profile.ts';
import { profile as shareProfile } from '#generated/routes/client/share.ts';
import * as profileMessages from '#messages/client/profile.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { paperLinks } from './paper-links.ts';

// Fetched when several papers are first printed.
const PrintDialog = lazyDialog(async () => (await import('./PrintDialog.tsx')).PrintDialog);

interface ProfileActionsProps {
  readonly page: Pick<ProfileFormProps, 'current' | 'can'>;
  readonly profile: { readonly id: string; readonly label: string };
}

/** What can be done with a whole profile: its papers, its place among the others, a copy, the archive. */
export function ProfileActions({ page: { current, can }, profile: { id, label } }: ProfileActionsProps) {
  const t = useMessages(profileMessages);
  const { run } = useAction();
  const [isPrinting, setPrinting] = useState(false);
  if (current === null) return null;
  const { kind, isDefault, isArchived } = current;
  return (
    <>
      <PageActions
        actions={[
          can.print && {
            id: 'profile.print',
            label: t('actions.print'),
            place: 'page',
            icon: Printer,
            choices: [
              ...paperLinks(kind, id).map(({ name, href }) => ({
                id: name,
                label: t(`papers.${name}`),
                href,
              })),
              { id: 'several', label: t('print.several'), run: () => setPrinting(true) },
            ],
          },
          can.update &&
            !isDefault &&
            !isArchived && {
              id: 'profile.default',
              label: t('actions.default'),
              place: 'page',
              icon: Star,
              run: () => void run({ method: 'POST', href: defaultRoute(id) }),
            },
          can.share && {
            id: 'profile.share',
            label: t('actions.share'),
            place: 'page',
            icon: Share2,
            href: shareProfile({ profile: id }),
          },
          can.create && {
            id: 'profile.duplicate',
            label: t('actions.duplicate'),
            place: 'page',
            icon: Copy,
            run: () => void run({ method: 'POST', href: duplicate(id) }),
          },
          can.update && {
            id: 'profile.archive',
            label: t(isArchived ? 'actions.unarchive' : 'actions.archive'),
            place: 'page',
            icon: isArchived ? ArchiveRestore : Archive,
            run: () =>
              void run(
                isArchived
                  ? { method: 'DELETE', href: unarchive(id) }
                  : { method: 'POST', href: archive(id) },
              ),
          },
        ]}
      />
      {isPrinting && <PrintDialog profile={{ id, kind, name: label }} onClose={() => setPrinting(false)} />}
    </>
  );
}
