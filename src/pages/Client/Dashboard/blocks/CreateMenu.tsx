import { ArrowLeftRight, Building2, Contact, ListTodo, Plus } from 'lucide-react';
import type { DashboardProps } from '#contracts/client/dashboard.ts';
import { transaction } from '#generated/routes/client.ts';
import { create as createContact } from '#generated/routes/client/contact.ts';
import { create as createOperation } from '#generated/routes/client/operation.ts';
import { create as createTask } from '#generated/routes/client/task.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu } from '#ui/actions/Menu.tsx';

/** What a day begins with: an operation, a task, a contact, a movement. */
export function CreateMenu({ can }: Pick<DashboardProps, 'can'>) {
  const t = useMessages(dashboardMessages);
  const actions = [
    can.create && {
      id: 'operation',
      label: t('creates.operation'),
      icon: Building2,
      href: createOperation(),
    },
    can.createTask && { id: 'task', label: t('creates.task'), icon: ListTodo, href: createTask() },
    can.createContact && {
      id: 'contact',
      label: t('creates.contact'),
      icon: Contact,
      href: createContact(),
    },
    can.createMovement && {
      id: 'movement',
      label: t('creates.movement'),
      icon: ArrowLeftRight,
      href: transaction({ query: { panel: 'entry' } }),
    },
  ].filter((action) => action !== false);
  if (actions.length === 0) return null;
  return <Menu label={t('create')} icon={Plus} variant="primary" actions={actions} />;
}
