import { useState } from 'react';
import type { CurrentOffer } from '#contracts/client/operation/offer/index.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import type { OfferStep } from './offer-steps.ts';

const SendDialog = lazyDialog(async () => (await import('./SendDialog.tsx')).SendDialog);
const StepDialog = lazyDialog(async () => (await import('./StepDialogs.tsx')).StepDialog);

interface Asked {
  readonly step: OfferStep;
  readonly offer: CurrentOffer;
}

/** The window of the step that was asked for. */
export function useOfferDialog(operationId: string, today: string) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const common = { operationId, today, onClose: close };
  return {
    ask: (step: OfferStep, offer: CurrentOffer): void => setAsked({ step, offer }),
    dialog:
      asked === null ? null : asked.step === 'send' ? (
        <SendDialog {...common} offer={asked.offer} />
      ) : (
        <StepDialog {...common} offer={asked.offer} step={asked.step} />
      ),
  };
}
