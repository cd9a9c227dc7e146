import { useState, type ReactNode } from 'react';
import type { LotType } from '#domain/lot/states.ts';
import { operationStart } from '#domain/sourcing/operation-start.ts';
import type { QuickVatMode } from '#domain/sourcing/quick-simulation.ts';
import type { OpportunityStage } from '#domain/sourcing/stages.ts';
import { create as createOperation } from '#generated/routes/client/operation.ts';
import { convert, reject, stage as stageRoute } from '#generated/routes/client/sourcing.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import type { MoveOutcome } from '#ui/board/board-types.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';

const urgent = { isUrgent: true } as const;
// Fetched when a move first asks for something.
const RejectDialog = lazyDialog(async () => (await import('./RejectDialog.tsx')).RejectDialog, urgent);
const ConvertDialog = lazyDialog(
  async () => (await import('../../blocks/ConvertDialog.tsx')).ConvertDialog,
  urgent,
);

/** The opportunity that a move is about. */
export interface MovableOpportunity {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly addressLine: string | null;
  readonly type: LotType | null;
  /** VAT on its resale, as the first simulation takes it. */
  readonly vatMode: QuickVatMode;
}

export interface OpportunityMoves {
  /** Takes an opportunity to another stage: at once, or by way of a question. */
  readonly take: (opportunity: MovableOpportunity, to: OpportunityStage) => Promise<MoveOutcome>;
  /** The window in which a move asks. */
  readonly dialog: ReactNode;
}

interface Asked {
  readonly opportunity: MovableOpportunity;
  readonly to: 'rejected' | 'converted';
  readonly end: (outcome: MoveOutcome) => void;
}

/** Takes opportunities through the pipeline, out of it, and into operations. */
export function useOpportunityMoves(): OpportunityMoves {
  const t = useMessages(sourcingMessages);
  const visit = useVisit();
  const [asked, setAsked] = useState<Asked | null>(null);
  const finish = (outcome: MoveOutcome): void => {
    asked?.end(outcome);
    setAsked(null);
  };
  return {
    take: async (opportunity, to) => {
      if (to === 'rejected' || to === 'converted') {
        return new Promise((end) => setAsked({ opportunity, to, end }));
      }
      const { outcome, errors } = await visit({
        method: 'PATCH',
        href: stageRoute(opportunity.id),
        data: { stage: to },
        preserveScroll: true,
      });
      // Whatever went wrong on the way has been told already.
      return outcome === 'success' ? true : (Object.values(errors)[0] ?? null);
    },
    dialog:
      asked &&
      (asked.to === 'converted' ? (
        <ConvertDialog
          title={t('convert.title', { title: asked.opportunity.title })}
          text={t('convert.text')}
          href={convert(asked.opportunity.id)}
          formHref={createOperation({ query: { sourcing: asked.opportunity.id } })}
          values={{
            name: asked.opportunity.title,
            addressLine: asked.opportunity.addressLine ?? '',
            version: asked.opportunity.version,
            ...operationStart(asked.opportunity),
          }}
          onDone={() => finish(true)}
          onClose={() => finish(null)}
        />
      ) : (
        <RejectDialog
          title={asked.opportunity.title}
          onSubmit={async (reason) => {
            const { outcome, errors } = await visit({
              method: 'POST',
              href: reject(asked.opportunity.id),
              data: { reason },
              preserveScroll: true,
            });
            finish(outcome === 'success' ? true : (Object.values(errors)[0] ?? null));
          }}
          onClose={() => finish(null)}
        />
      )),
  };
}
