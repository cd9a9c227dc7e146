import { Pencil, Printer } from 'lucide-react';
import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import { edit } from '#generated/routes/client/operation.ts';
import { cover, photos } from '#generated/routes/export.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { openInNewTab } from '#runtime/platform/open-in-new-tab.ts';
import type { Action } from '#ui/actions/action.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Facts } from '#ui/layout/Facts.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { useStepActions } from '../steps/useStepActions.tsx';

type OperationShowHeaderProps = Pick<OperationShowProps, 'operation' | 'ways' | 'can'>;

/** Where it is, what it is, who answers for it, and what can be done. */
export function OperationShowHeader({ operation, ways, can }: OperationShowHeaderProps) {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const steps = useStepActions(operation, ways);
  const parameters = { operation: operation.id };
  const bankCover = cover(parameters, { query: { preset: 'bank' } });
  const actions: readonly (Action | false)[] = [
    can.print && {
      id: 'operation.print',
      label: t('print'),
      place: 'page',
      icon: Printer,
      choices: [
        { id: 'cover', label: t('printCover'), run: () => openInNewTab(cover(parameters)) },
        { id: 'photos', label: t('printPhotos'), run: () => openInNewTab(photos(parameters)) },
        { id: 'bank', label: t('printBankCover'), run: () => openInNewTab(bankCover) },
      ],
    },
    ...steps.actions,
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
        </>
      }
    />
  );
}
