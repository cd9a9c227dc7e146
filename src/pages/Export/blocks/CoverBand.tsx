import type { CoverProps } from '#contracts/export/cover.ts';
import * as coverMessages from '#messages/export/cover.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { coverNameSizePt, inSentence } from './cover-texts.ts';

/** The brick band: what the file is, of which operation, where. */
export function CoverBand({ operation, query }: Pick<CoverProps, 'operation' | 'query'>) {
  const t = useMessages(coverMessages);
  const trade = useMessages(tradeMessages);
  const place = t('place', { city: operation.city, department: operation.departmentName });
  const kind = inSentence(trade(`operationKind.${operation.kind}`));
  const lots = t('lots', { count: operation.lotsCount });
  return (
    <div className="cover-band">
      <p className="cover-kind">{query.title || t(`presets.${query.preset}`)}</p>
      <h1 style={{ fontSize: `${coverNameSizePt(operation.name)}pt` }}>{operation.name}</h1>
      <p className="cover-subtitle">{query.subtitle || `${place} · ${kind}${lots}`}</p>
    </div>
  );
}
