import {
  Ban,
  Ellipsis,
  FilePlus2,
  FileText,
  Handshake,
  Info,
  Landmark,
  Lock,
  Pencil,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import type { ConstructionProps, ShownWorksLot } from '#contracts/client/operation/construction.ts';
import { destroy } from '#generated/routes/client/operation/construction/lot.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import type { WorksDialogs } from './useWorksDialogs.tsx';

interface LotMenuProps {
  readonly lot: ShownWorksLot;
  readonly name: string;
  readonly props: ConstructionProps;
  readonly dialogs: WorksDialogs;
}

/** What may be done with a lot of works, from its details to its end. */
export function LotMenu({ lot, name, props, dialogs }: LotMenuProps) {
  const t = useMessages(constructionMessages);
  const [isRemoving, setRemoving] = useState(false);
  const { isPending, run } = useAction();
  const { can, operation } = props;
  const isReleasable = can.pay && lot.receptionOn !== null && lot.retentionReleasedOn === null;
  const isOpen = lot.status === 'to_consult' || lot.status === 'consulted';
  const actions: (MenuAction | false)[] = [
    {
      id: 'details',
      label: t('lots.details'),
      icon: Info,
      run: () => dialogs.open({ kind: 'details', lot }),
    },
    can.update && {
      id: 'edit',
      label: t('lots.edit'),
      icon: Pencil,
      run: () => dialogs.open({ kind: 'lot', lot }),
    },
    can.update &&
      isOpen && {
        id: 'quote',
        label: t('quote.add'),
        icon: FileText,
        run: () => dialogs.open({ kind: 'quote', lot }),
      },
    lot.mayAward && {
      id: 'award',
      label: t('award.action'),
      icon: Handshake,
      run: () => dialogs.open({ kind: 'award', lot }),
    },
    lot.mayAmend && {
      id: 'amend',
      label: t('amendment.add'),
      icon: FilePlus2,
      run: () => dialogs.open({ kind: 'amendment', lot }),
    },
    isReleasable && {
      id: 'release',
      label: t(lot.retentionMode === 'withheld' ? 'retention.action' : 'retention.surety'),
      icon: Landmark,
      run: () => dialogs.open({ kind: 'retention', lot }),
    },
    ...lot.steps.map((step) => ({
      id: step.name,
      label: step.label,
      icon: step.name === 'terminate' ? Ban : Lock,
      isDanger: step.name === 'terminate',
      inactiveReason: step.reason ?? undefined,
      run: () => dialogs.open({ kind: 'lot-step', lot, step }),
    })),
    can.delete && {
      id: 'remove',
      label: t('lots.remove'),
      icon: Trash2,
      isDanger: true,
      inactiveReason: lot.obstacle ?? undefined,
      run: () => setRemoving(true),
    },
  ];
  return (
    <>
      <Menu
        label={t('lots.menu', { name })}
        isIconOnly
        icon={Ellipsis}
        size="sm"
        variant="discreet"
        actions={actions.filter((action) => action !== false)}
      />
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('lots.removeTitle')}
        description={t('lots.removeText')}
        confirmLabel={t('lots.remove')}
        isDanger
        isPending={isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={() =>
          void run({ method: 'DELETE', href: destroy({ operation: operation.id, worksLot: lot.id }) }).then(
            () => setRemoving(false),
          )
        }
      />
    </>
  );
}
