import { useState } from 'react';
import type { SaleLot } from '#contracts/client/operation/sale/row.ts';
import * as lotWords from '#messages/client/lot-words.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import type { VisitOptions } from '#runtime/navigation/visit.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

/** A lot as far as its price is set. */
export type PricedLot = Pick<SaleLot, 'id' | 'ref' | 'priceTtcCents'>;

interface PriceDialogProps {
  readonly lots: readonly PricedLot[];
  /** Where the prices go. */
  readonly request: (
    prices: readonly { readonly lotId: string; readonly priceTtcCents: number }[],
    reason: string,
  ) => VisitOptions;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Sets the prices of some lots one by one. */
export function PriceDialog({ lots, request, onDone, onClose }: PriceDialogProps) {
  const t = useMessages(lotWords);
  const visit = useVisit();
  const [prices, setPrices] = useState<Readonly<Record<string, number | null>>>(() =>
    Object.fromEntries(lots.map(({ id, priceTtcCents }) => [id, priceTtcCents])),
  );
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const changed = lots.flatMap(({ id, priceTtcCents }) => {
    const price = prices[id] ?? null;
    return price === null || Number.isNaN(price) || price === priceTtcCents
      ? []
      : [{ lotId: id, priceTtcCents: price }];
  });
  const send = async (): Promise<boolean> => {
    if (changed.length === 0) {
      setErrors({ base: t('priceDialog.nothing') });
      return false;
    }
    const result = await visit({ preserveScroll: true, ...request(changed, reason) });
    setErrors(result.errors);
    if (result.outcome === 'success') onDone();
    return result.outcome === 'success';
  };
  const refusal = Object.entries(errors).find(([key]) => key !== 'reason');
  return (
    <FormDialog
      title={t('priceDialog.title')}
      description={t('priceDialog.help')}
      submitLabel={t('priceDialog.submit')}
      onSubmit={send}
      onClose={onClose}
    >
      {refusal && <Banner tone="warn">{refusal[1]}</Banner>}
      {lots.map(({ id, ref }, index) => (
        <MoneyField
          key={id}
          name={`price-${id}`}
          label={t('priceDialog.price', { ref })}
          value={prices[id] ?? null}
          onChange={(price) => setPrices((all) => ({ ...all, [id]: price }))}
          autoFocus={index === 0}
        />
      ))}
      <TextField
        name="price-reason"
        label={t('priceDialog.reason')}
        value={reason}
        onChange={setReason}
        error={errors['reason']}
        maxLength={300}
        isOptional
      />
    </FormDialog>
  );
}
