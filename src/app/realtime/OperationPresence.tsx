import { recordPresence } from '#contracts/realtime/record-presence.ts';
import type { SharedProps } from '#contracts/shared.ts';
import * as liveMessages from '#messages/live.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import { usePresence } from '#runtime/realtime/usePresence.ts';
import { AvatarStack } from '#ui/identity/AvatarStack.tsx';
import { isInOperation } from '../layouts/layout-of.ts';
import { othersHere } from './others-here.ts';

interface OperationPresenceProps {
  readonly page: PageObject;
  readonly shared: SharedProps;
}

/** The colleagues who look at the same operation now. Staff in a client's name are not seen, nor see. */
export function OperationPresence({ page, shared }: OperationPresenceProps) {
  const t = useMessages(liveMessages);
  const members = usePresence(channelOf(page, shared));
  const names = othersHere(members, shared.auth.user?.id ?? '');
  if (names.length === 0) return null;
  return (
    <span role="group" aria-label={t('here')} title={names.join(', ')}>
      <AvatarStack names={names} />
    </span>
  );
}

function channelOf({ component, props }: PageObject, shared: SharedProps): string | null {
  if (!isInOperation(component, props)) return null;
  const { id } = props['operation'] as { readonly id?: unknown };
  return typeof id === 'string' ? recordPresence(shared, 'operation', id) : null;
}
