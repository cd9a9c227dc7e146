import { Archive, CircleCheck, Copy } from 'lucide-react';
import { useState } from 'react';
import type { ProjectState } from '#domain/project/project.ts';
import { archive, duplicate, select } from '#generated/routes/client/operation/project.ts';
import * as projectMessages from '#messages/client/project.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { Action } from '#ui/actions/action.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';

interface ProjectStepsOptions {
  readonly parameters: { readonly operation: string; readonly project: string };
  readonly version: number;
  readonly status: ProjectState;
  readonly can: { readonly create: boolean; readonly select: boolean; readonly change: boolean };
}

type Asked = 'select' | 'archive' | null;

/** What can be done with a project, and the questions before it. */
export function useProjectSteps({ parameters, version, status, can }: ProjectStepsOptions) {
  const t = useMessages(projectMessages);
  const { isPending, run } = useAction();
  const [asked, setAsked] = useState<Asked>(null);
  const take = async (step: 'select' | 'archive'): Promise<void> => {
    const href = (step === 'select' ? select : archive)(parameters);
    await run({ method: 'POST', href, data: { version } });
    setAsked(null);
  };
  const actions: (Action | false)[] = [
    can.create && {
      id: 'project.duplicate',
      label: t('card.duplicate'),
      place: 'page',
      icon: Copy,
      run: () => void run({ method: 'POST', href: duplicate(parameters) }),
    },
    can.change &&
      status !== 'archived' && {
        id: 'project.archive',
        label: t('card.archive'),
        place: 'page',
        icon: Archive,
        run: () => setAsked('archive'),
      },
    can.select &&
      status === 'draft' && {
        id: 'project.select',
        label: t('card.select'),
        place: 'page',
        icon: CircleCheck,
        run: () => setAsked('select'),
      },
  ];
  const dialogs = (
    <>
      <ConfirmDialog
        isOpen={asked === 'select'}
        title={t('selectDialog.title')}
        description={t('selectDialog.text')}
        confirmLabel={t('card.select')}
        isPending={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => void take('select')}
      />
      <ConfirmDialog
        isOpen={asked === 'archive'}
        title={t('archiveDialog.title')}
        description={t('archiveDialog.text')}
        confirmLabel={t('card.archive')}
        isPending={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => void take('archive')}
      />
    </>
  );
  return { actions: actions.filter((action) => action !== false), dialogs };
}
