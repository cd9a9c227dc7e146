import { useState } from 'react';
import type { SaleLot } from '#contracts/client/operation/sale/row.ts';
import { maxMoveBps, movedPrice } from '#domain/sale/price-change.ts';
import type { Cents } from '#domain/money/cents.ts';
import { bulkPrice } from '#generated/routes/client/operation/sale.ts';
import * as saleMessages from '#messages/client/sale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface MoveDialogProps {
  readonly operation: string;
  readonly lots: readonly SaleLot[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const priceOf = (lot: SaleLot, percentBps: number): number =>
  lot.priceTtcCents === null
    ? 0
    : movedPrice(
        {
          priceTtcCents: lot.priceTtcCents as Cents,
          existingPriceCents: null,
          worksPriceCents: null,
        },
        percentBps,
      ).priceTtcCents;

/** Moves the prices of some lots by the same part, and shows what they come to. */
export function MoveDialog({ operation, lots, onDone, onClose }: MoveDialogProps) {
  const t = useMessages(saleMessages);
  const { money } = useFormat();
  const visit = useVisit();
  const [percentBps, setPercent] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const isRight =
    percentBps !== null &&
    Number.isInteger(percentBps) &&
    percentBps !== 0 &&
    Math.abs(percentBps) <= maxMoveBps;
  const send = async (): Promise<boolean> => {
    if (!isRight) {
      setErrors({ percentBps: t('moveDialog.empty') });
      return false;
    }
    const data = { lotIds: lots.map(({ id }) => id), percentBps, reason };
    const result = await visit({
      method: 'POST',
      href: bulkPrice({ operation }),
      data,
      preserveScroll: true,
    });
    setErrors(result.errors);
    if (result.outcome === 'success') onDone();
    return result.outcome === 'success';
  };
  const sumAt = (bps: number): number => lots.reduce((sum, lot) => sum + priceOf(lot, bps), 0);
  const moved = (from: number, to: number): string =>
    t('moveDialog.preview', { from: money(from), to: money(to, { decimals: 2 }) });
  const refusal = errors['lotIds'] ?? errors['base'] ?? errors['version'];
  return (
    <FormDialog
      title={t('moveDialog.title')}
      description={t('moveDialog.help')}
      submitLabel={t('moveDialog.submit')}
      onSubmit={send}
      onClose={onClose}
    >
      {refusal !== undefined && <Banner tone="warn">{refusal}</Banner>}
      <RateField
        name="move-percent"
        label={t('moveDialog.percent')}
        value={percentBps}
        onChange={setPercent}
        error={errors['percentBps']}
        autoFocus
      />
      {isRight && (
        <DescriptionList
          layout="rows"
          items={[
            ...lots.slice(0, 12).map((lot) => ({
              term: lot.ref,
              value: moved(lot.priceTtcCents ?? 0, priceOf(lot, percentBps)),
            })),
            { term: t('moveDialog.total'), value: moved(sumAt(0), sumAt(percentBps)) },
          ]}
        />
      )}
      <TextField
        name="move-reason"
        label={t('moveDialog.reason')}
        value={reason}
        onChange={setReason}
        error={errors['reason']}
        maxLength={300}
        isOptional
      />
    </FormDialog>
  );
}
