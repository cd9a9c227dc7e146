import * as tradeMessages from '#messages/states/trade.ts';
import { useMessages, type MessageKey } from '#runtime/locale/messages.ts';
import { Badge } from './Badge.tsx';
import { appearanceOf } from './state-appearance.ts';
import { tradeStates } from './trade-states.ts';

type TradeStates = typeof tradeStates;

/** What has a life within an operation; the operation and its lots have badges of their own. */
export type TradeEntity = keyof TradeStates;

export interface TradeStateBadgeProps<Entity extends TradeEntity> {
  readonly entity: Entity;
  readonly state: keyof TradeStates[Entity] & string;
}

/** The state of what belongs to an operation: `<TradeStateBadge entity="loan" state="drawing" />`. */
export function TradeStateBadge<Entity extends TradeEntity>({ entity, state }: TradeStateBadgeProps<Entity>) {
  const t = useMessages(tradeMessages);
  const { tone, icon } = appearanceOf(tradeStates[entity], state);
  return (
    <Badge tone={tone} icon={icon}>
      {t(`${entity}.${state}` as MessageKey<typeof tradeMessages.fr>)}
    </Badge>
  );
}
