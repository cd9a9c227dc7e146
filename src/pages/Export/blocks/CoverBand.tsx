import type { CoverProps } from '#contracts/export/cover.ts';
import * as coverMessages from '#messages/export/cover.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintBand } from '#ui/print/PrintBand.tsx';
import { coverNameSizePt, inSentence } from './cover-texts.ts';

/** The brick band: what the file is, of which operation, where. */
export function CoverBand({ operation, query }: Pick<CoverProps, 'operation' | 'query'>) {
  const t = useMessages(coverMessages);
  const trade = useMessages(tradeMessages);
  const place = t('place', { city: operation.city, department: operation.departmentName });
  const kind = inSentence(trade(`operationKind.${operation.kind}`));
  const lots = t('lots', { count: operation.lotsCount });
  return (
    <PrintBand
      kind={query.title || t(`presets.${query.preset}`)}
      title={operation.name}
      titleSizePt={coverNameSizePt(operation.name)}
      subtitle={query.subtitle || `${place} · ${kind}${lots}`}
    />
  );
}
