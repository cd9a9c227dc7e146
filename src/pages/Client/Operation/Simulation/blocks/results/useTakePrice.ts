import * as simulationMessages from '#messages/client/simulation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import type { SimulationForm } from '../form/simulation-form.ts';
import type { Computation } from '../useComputed.ts';

/** Puts a price of purchase into the form, with the lines that tell it as an amount; it can be taken back. */
export function useTakePrice(
  { control }: SimulationForm,
  { engine, computed }: Computation,
): (priceCents: number) => void {
  const t = useMessages(simulationMessages);
  const { getValues, setValue } = control.form.form;
  return (priceCents) => {
    if (engine === null || computed === null || !computed.ok) return;
    const before = getValues(['purchasePriceCents', 'purchaseLines']);
    const changed = engine.withPurchasePrice(computed.study, priceCents);
    const put = (price: number | null, lines: typeof changed.purchaseLines): void => {
      setValue('purchasePriceCents', price, { shouldDirty: true });
      setValue('purchaseLines', lines, { shouldDirty: true });
    };
    put(priceCents, changed.purchaseLines);
    toast.info(t('decision.taken'), { undo: () => put(before[0], before[1]) });
  };
}
