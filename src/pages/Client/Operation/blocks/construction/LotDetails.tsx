import type { ConstructionProps, ShownWorksLot } from '#contracts/client/operation/construction.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { lotCode } from './lot-name.ts';

interface LotDetailsProps {
  readonly lot: ShownWorksLot;
  readonly props: ConstructionProps;
  readonly onClose: () => void;
}

/** Quotes, amendments, days and retention of a lot of works. */
export function LotDetails({ lot, onClose }: LotDetailsProps) {
  const t = useMessages(constructionMessages);
  const { money, date, percent } = useFormat();
  const period = (from: string | null, to: string | null): string | null =>
    from === null && to === null ? null : t('lots.period', { from: date(from), to: date(to) });
  return (
    <Dialog
      isOpen
      title={`${lotCode(lot.number)} · ${lot.label}`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap={4}>
        <DescriptionList
          items={[
            { term: t('lots.planned'), value: period(lot.startOn, lot.endOn) },
            { term: t('lots.actual'), value: period(lot.actualStartOn, lot.actualEndOn) },
            { term: t('lots.vat'), value: percent(lot.vatRateBps) },
            {
              term: t('lots.reversed'),
              value: lot.reversedVat && (
                <Inline as="span" gap={1}>
                  {t(lot.reversedVat.dueCents === 0 ? 'lots.reversedVat' : 'lots.reversedDue', {
                    declared: money(lot.reversedVat.declaredCents, { decimals: 2 }),
                    due: money(lot.reversedVat.dueCents, { decimals: 2 }),
                  })}
                  <ExplainedTrigger explanation={lot.reversedVat.explanation} />
                </Inline>
              ),
            },
            {
              term: t('lots.proof'),
              value: lot.attestation && (
                <Inline as="span" gap={1}>
                  {t(`lots.proofs.${lot.attestation.proof}`, { date: date(lot.attestation.keepUntilOn) })}
                  <ExplainedTrigger explanation={lot.attestation.explanation} />
                </Inline>
              ),
            },
            {
              term: t('lots.retention'),
              value: t('lots.retentionLine', {
                rate: percent(lot.retentionBps),
                mode: t(`retentionModes.${lot.retentionMode}`),
              }),
            },
            {
              term: t('lots.release'),
              value:
                lot.retentionReleasedOn === null
                  ? lot.retentionReleaseOn === null
                    ? null
                    : date(lot.retentionReleaseOn)
                  : t('lots.released', { date: date(lot.retentionReleasedOn) }),
            },
          ]}
        />
        <ItemList
          label={t('lots.quotes')}
          isLabelShown
          isCompact
          items={lot.quotes.map(({ id, supplier, htCents, receivedOn, isSelected }) => ({
            id,
            title: supplier,
            badges: isSelected && <Badge tone="pos">{t('lots.selected')}</Badge>,
            detail: t('lots.quoteLine', { date: date(receivedOn) }),
            end: money(htCents),
          }))}
        />
        <ItemList
          label={t('lots.amendmentsOf')}
          isLabelShown
          isCompact
          items={lot.amendments.map(({ number, label, htCents, signedOn }) => ({
            id: String(number),
            title: label,
            detail: t('lots.amendmentLine', { number: String(number), date: date(signedOn) }),
            end: money(htCents),
          }))}
        />
      </Stack>
    </Dialog>
  );
}
