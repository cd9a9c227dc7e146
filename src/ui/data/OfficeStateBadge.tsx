import * as officeMessages from '#messages/states/office.ts';
import { useMessages, type MessageKey } from '#runtime/locale/messages.ts';
import { Badge } from './Badge.tsx';
import { officeStates } from './office-states.ts';
import { appearanceOf } from './state-appearance.ts';

type OfficeStates = typeof officeStates;

/** What the office keeps that has a life: a subscription, a task, a lease. */
export type OfficeEntity = keyof OfficeStates;

export interface OfficeStateBadgeProps<Entity extends OfficeEntity> {
  readonly entity: Entity;
  readonly state: keyof OfficeStates[Entity] & string;
}

/** The state of what the office keeps: `<OfficeStateBadge entity="invoice" state="overdue" />`. */
export function OfficeStateBadge<Entity extends OfficeEntity>({
  entity,
  state,
}: OfficeStateBadgeProps<Entity>) {
  const t = useMessages(officeMessages);
  const { tone, icon } = appearanceOf(officeStates[entity], state);
  return (
    <Badge tone={tone} icon={icon}>
      {t(`${entity}.${state}` as MessageKey<typeof officeMessages.fr>)}
    </Badge>
  );
}
