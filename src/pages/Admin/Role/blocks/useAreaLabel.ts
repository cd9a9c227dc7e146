import * as roleMessages from '#messages/admin/role.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** What people call an area of rights. */
export function useAreaLabel(): (area: string) => string {
  const t = useMessages(roleMessages);
  return (area) => (t.has(`areas.${area}`) ? t(`areas.${area}` as 'areas.user') : area);
}
