import type { OperationState } from '#domain/operation/states.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from './Badge.tsx';
import { FloorGlyph } from './FloorGlyph.tsx';

/** The state of an operation, with its floor glyph. */
export function StateBadge({ state }: { state: OperationState }) {
  const t = useMessages(tradeMessages);
  return (
    <Badge tone={state} glyph={<FloorGlyph state={state} />}>
      {t(`operationState.${state}`)}
    </Badge>
  );
}
