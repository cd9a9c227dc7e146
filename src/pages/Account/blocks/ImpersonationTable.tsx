import type { ImpersonationLine } from '#contracts/account/sections.ts';
import { DataList } from '#ui/list/DataList.tsx';
import { useImpersonationColumns } from './useImpersonationColumns.tsx';

interface ImpersonationTableProps {
  readonly label: string;
  readonly lines: readonly ImpersonationLine[];
  /** Whom a line names: staff to clients, clients to staff. */
  readonly who: 'staff' | 'client';
}

/** Accesses in a client's name: when, by or for whom, why, how long, how much was seen. */
export function ImpersonationTable({ label, lines, who }: ImpersonationTableProps) {
  const columns = useImpersonationColumns(who);
  return (
    <DataList
      label={label}
      keepAs={`impersonations:${who}`}
      columns={columns}
      rows={lines}
      idOf={({ id }) => id}
    />
  );
}
