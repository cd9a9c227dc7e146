import { isSystemRole } from '#domain/access/roles.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/**
 * Words a role as people read it: those of the system in the reader's language, one that is data by its own
 * label; without one it is taken to be the label already.
 */
export function useRoleLabel(): (role: string, label?: string) => string {
  const t = useMessages(tradeMessages);
  return (role, label = role) => (isSystemRole(role) ? t(`role.${role}`) : label);
}
