import { CopyPlus, FileText, Handshake, MessageSquareReply, Reply, Send, Undo2, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { CurrentOffer, OfferIndexProps } from '#contracts/client/operation/offer/index.ts';
import { create, duplicate, edit } from '#generated/routes/client/operation/offer.ts';
import * as offerMessages from '#messages/client/offer.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useAction } from '../../../../Account/blocks/useAction.ts';

/** Steps that ask something first. */
export type OfferStep = 'send' | 'counter' | 'accept' | 'refuse' | 'withdraw';

/** Something that can be done with an offer, for buttons and menus alike. */
export interface OfferAction {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly href?: string;
  readonly run?: () => void;
  readonly isDanger?: boolean;
  readonly isMain?: boolean;
}

interface OfferActionsOptions {
  readonly operationId: string;
  readonly can: OfferIndexProps['can'];
  /** Opens the window of a step. */
  readonly ask: (step: OfferStep, offer: CurrentOffer) => void;
}

/** What can be done with an offer where it stands. */
export function useOfferActions({ operationId, can, ask }: OfferActionsOptions) {
  const t = useMessages(offerMessages);
  const { run } = useAction();
  return (offer: CurrentOffer): readonly OfferAction[] => {
    const { id, status } = offer;
    const parameters = { operation: operationId, offer: id };
    const step = (name: OfferStep, icon: LucideIcon, more: Partial<OfferAction> = {}): OfferAction => ({
      id: name,
      label: t(`${name}.action`),
      icon,
      run: () => ask(name, offer),
      ...more,
    });
    const steps: readonly (OfferAction | false)[] = [
      status === 'draft' && step('send', Send, { isMain: true }),
      (status === 'sent' || status === 'countered') && step('accept', Handshake, { isMain: true }),
      status === 'sent' && step('counter', MessageSquareReply),
      status === 'countered' &&
        can.create && {
          id: 'answer',
          label: t('answer.action'),
          icon: Reply,
          href: create({ operation: operationId }, { query: { parent: id } }),
        },
      status === 'sent' && step('refuse', X),
      (status === 'sent' || status === 'countered') && step('withdraw', Undo2, { isDanger: true }),
    ];
    const general: readonly (OfferAction | false)[] = [
      can.create && {
        id: 'duplicate',
        label: t('duplicate.action'),
        icon: CopyPlus,
        run: () => void run({ method: 'POST', href: duplicate(parameters), data: {} }),
      },
      {
        id: 'pdf',
        label: t('pdf.action'),
        icon: FileText,
        href: edit(parameters, { query: { print: '1' } }),
      },
    ];
    return [...(can.update ? steps : []), ...general].filter((action) => action !== false);
  };
}
