import { LifeBuoy } from 'lucide-react';
import * as commandMessages from '#messages/commands.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useActionList } from '#ui/actions/action-registry.ts';
import type { NavCommand, NavGroup } from '#ui/layout/types.ts';

/** The line of a navigation that opens the help, as its key does; undefined while nothing answers to it. */
export function useHelpLine(): NavGroup<NavCommand> | undefined {
  const t = useMessages(commandMessages);
  const open = useActionList().find(({ id }) => id === 'keys')?.run;
  if (open === undefined) return undefined;
  return { id: 'help', items: [{ label: t('help'), icon: LifeBuoy, onPress: open }] };
}
