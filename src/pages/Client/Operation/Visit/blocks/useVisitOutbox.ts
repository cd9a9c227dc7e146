import type { SharedProps } from '#contracts/shared.ts';
import { useReload } from '#runtime/navigation/hooks.ts';
import { useOutbox, type Outbox } from '#runtime/outbox/useOutbox.ts';

/** What was written on visits and waits on this device, of the person in this company. */
export function useVisitOutbox(
  { auth, tenant }: Pick<SharedProps, 'auth' | 'tenant'>,
  only: readonly string[],
): Outbox {
  const reload = useReload();
  const owner = `${auth.user?.id ?? ''}:${tenant?.id ?? ''}`;
  return useOutbox(owner, () => reload({ only: [...only] }));
}
