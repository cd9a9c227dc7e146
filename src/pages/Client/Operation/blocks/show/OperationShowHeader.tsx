import { Copy, Pencil, ScanSearch } from 'lucide-react';
import { useState } from 'react';
import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import { cityscan } from '#generated/routes/client.ts';
import { edit } from '#generated/routes/client/operation.ts';
import {
  cover,
  dossier,
  estimation,
  frontPage,
  insee,
  marketing,
  photos,
  presentation,
  project,
} from '#generated/routes/export.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { Action } from '#ui/actions/action.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Facts } from '#ui/layout/Facts.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { printAction } from '../../../../blocks/print-action.ts';
import { useStepActions } from '../steps/useStepActions.tsx';

const DuplicateDialog = lazyDialog(async () => (await import('./DuplicateDialog.tsx')).DuplicateDialog, {
  isUrgent: true,
});

type OperationShowHeaderProps = Pick<OperationShowProps, 'operation' | 'transitions' | 'papers' | 'can'>;

/** Where it is, what it is, who answers for it, and what can be done. */
export function OperationShowHeader({ operation, transitions, papers, can }: OperationShowHeaderProps) {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const paper = useMessages(sectionMessages);
  const steps = useStepActions(operation, transitions);
  const [isDuplicating, setDuplicating] = useState(false);
  const parameters = { operation: operation.id };
  const actions: readonly (Action | false)[] = [
    can.print &&
      printAction('operation.print', t('print'), [
        { id: 'dossier', label: t('printDossier'), href: dossier(parameters) },
        { id: 'cover', label: t('printCover'), href: cover(parameters) },
        { id: 'bank', label: t('printBankCover'), href: cover(parameters, { query: { preset: 'bank' } }) },
        { id: 'front-page', label: paper('front-page'), href: frontPage(parameters) },
        { id: 'presentation', label: paper('presentation'), href: presentation(parameters) },
        { id: 'insee', label: paper('insee'), href: insee(parameters) },
        papers.projectId !== null && {
          id: 'project',
          label: paper('project'),
          href: project({ project: papers.projectId }),
        },
        { id: 'photos', label: paper('photos'), href: photos(parameters) },
        papers.estimationId !== null && {
          id: 'estimation',
          label: paper('estimation'),
          href: estimation({ estimation: papers.estimationId }),
        },
        { id: 'marketing', label: paper('marketing'), href: marketing(parameters) },
      ]),
    ...steps.actions,
    {
      id: 'operation.neighbourhood',
      label: t('neighbourhood'),
      place: 'page',
      icon: ScanSearch,
      href: cityscan({ query: { operation: operation.id } }),
    },
    can.duplicate !== null && {
      id: 'operation.duplicate',
      label: t('duplicate.action'),
      place: 'page',
      icon: Copy,
      keys: 'd',
      run: () => setDuplicating(true),
    },
    can.update && {
      id: 'operation.edit',
      label: t('edit'),
      place: 'page',
      icon: Pencil,
      href: edit(parameters),
      keys: 'e',
      isMain: true,
    },
  ];
  return (
    <PageHeader
      title={t('showTitle')}
      subtitle={
        <Facts>
          <span>
            {operation.addressLine !== '' && `${operation.addressLine}, `}
            {operation.postalCode} {operation.city}
          </span>
          <span>{trade(`operationKind.${operation.kind}`)}</span>
          <Inline as="span">
            <Avatar name={operation.manager.name} isDecorative />
            {operation.manager.name}
          </Inline>
        </Facts>
      }
      actions={
        <>
          <PageActions actions={actions} />
          {steps.dialog}
          {isDuplicating && can.duplicate !== null && (
            <DuplicateDialog
              operation={operation}
              duplicable={can.duplicate}
              onClose={() => setDuplicating(false)}
            />
          )}
        </>
      }
    />
  );
}
