import { Download, Tag, User } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { OperationIndexProps } from '#contracts/client/operation/index.ts';
import { maxNamedRows } from '#contracts/limits.ts';
import { assign, tag } from '#generated/routes/client/operation.ts';
import * as bulkMessages from '#messages/client/operation-bulk.ts';
import type { SelectedRows } from '#runtime/lists/selection.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { toast } from '#runtime/toast/toast.ts';
import type { Action } from '#ui/actions/action.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import type { useRowExport } from '../../../../blocks/list/useRowExport.ts';

// Fetched when operations are first tagged.
const TagDialog = lazyDialog(async () => (await import('../../../../blocks/list/TagDialog.tsx')).TagDialog);

/** What can be done with several operations at once, and the window that one of them asks in. */
export function useOperationBulk(
  { can, people, query, tags: suggestions }: OperationIndexProps,
  exportChoices: ReturnType<typeof useRowExport>,
) {
  const t = useMessages(bulkMessages);
  const visit = useVisit();
  const [tagged, setTagged] = useState<{ rows: SelectedRows; done: () => void } | null>(null);

  const send = async (href: string, rows: SelectedRows, data: Record<string, unknown>): Promise<boolean> => {
    const meant = rows.kind === 'all' ? { ...rows, query } : rows;
    const options = { method: 'PATCH', href, data: { rows: meant, ...data }, preserveScroll: true } as const;
    const { outcome, errors } = await visit(options);
    const refusal = Object.values(errors)[0];
    if (outcome === 'invalid' && refusal !== undefined) toast.error(refusal);
    return outcome !== 'invalid' && outcome !== 'failed';
  };
  const assignTo = async (rows: SelectedRows, done: () => void, managerId: string): Promise<void> => {
    if (await send(assign(), rows, { managerId })) done();
  };
  const isNamed = (rows: SelectedRows): boolean =>
    rows.kind === 'ids' ? rows.ids.length <= maxNamedRows : rows.except.length === 0;

  const actions = (rows: SelectedRows, done: () => void): readonly (Action | false)[] => [
    can.update && {
      id: 'operation.assign',
      label: t('assign'),
      place: 'page',
      icon: User,
      choices: people.map(({ id, name }) => ({
        id,
        label: name,
        run: () => void assignTo(rows, done, id),
      })),
    },
    can.update && {
      id: 'operation.tag',
      label: t('tag'),
      place: 'page',
      icon: Tag,
      run: () => setTagged({ rows, done }),
    },
    can.export && {
      id: 'operation.export-some',
      label: t('export'),
      place: 'page',
      icon: Download,
      ...(isNamed(rows)
        ? {
            choices: exportChoices(rows.kind === 'ids' ? rows.ids : []),
          }
        : { inactiveReason: t('exportLimit') }),
    },
  ];

  const dialog: ReactNode = tagged && (
    <TagDialog
      suggestions={suggestions}
      onClose={() => setTagged(null)}
      onSubmit={async (tags) => {
        const isDone = await send(tag(), tagged.rows, { tags });
        if (isDone) tagged.done();
        return isDone;
      }}
    />
  );
  return { actions: can.update || can.export ? actions : undefined, dialog };
}
