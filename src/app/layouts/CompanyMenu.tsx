import { Building, Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SharedProps } from '#contracts/shared.ts';
import * as sessionMessages from '#messages/session.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu } from '#ui/actions/Menu.tsx';
import { Icon } from '#ui/identity/Icon.tsx';
import { useCompanies } from './useCompanies.ts';

interface CompanyMenuProps {
  readonly shared: SharedProps;
  /** The company's name at the head of the navigation. */
  readonly children: ReactNode;
}

/** The head of the navigation; a button that changes company for whoever works for several. */
export function CompanyMenu({ shared, children }: CompanyMenuProps) {
  const t = useMessages(sessionMessages);
  const { companies, currentId, change } = useCompanies(shared);
  if (companies.length === 0) return children;
  return (
    <Menu
      label={t('company.change')}
      placement="bottom start"
      triggerClassName="flex w-full min-w-0 items-center rounded-control pr-2 text-left hover:bg-hover"
      triggerContent={
        <>
          <span className="min-w-0 flex-1">{children}</span>
          <Icon icon={ChevronsUpDown} size={14} className="shrink-0 text-ink3" />
        </>
      }
      groups={[
        {
          id: 'companies',
          title: t('company.all'),
          actions: companies.map(({ id, name }) => ({
            id,
            label: name,
            icon: id === currentId ? Check : Building,
            run: () => change(id),
          })),
        },
      ]}
    />
  );
}
