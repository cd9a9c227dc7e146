import { ChartGantt, Kanban, LayoutGrid, Map as MapIcon, Table2 } from 'lucide-react';
import type { ListAddressView } from '#runtime/lists/use-list-address.ts';
import { Segmented } from '../../actions/Segmented.tsx';
import { useListMessages } from '../useListMessages.ts';

/** Ways to look at the same records. */
export const listLooks = ['table', 'cards', 'board', 'map', 'timeline'] as const;
export type ListLook = (typeof listLooks)[number];

/** All looks, the one of an address that asks for none first. */
export const looksFrom = (first: ListLook = 'table'): readonly ListLook[] => [
  first,
  ...listLooks.filter((look) => look !== first),
];

const icons = {
  table: Table2,
  cards: LayoutGrid,
  board: Kanban,
  map: MapIcon,
  timeline: ChartGantt,
} as const;

/** The look that the address asks for (`look=board`); the first where it asks for none of these. */
export function lookOf(list: ListAddressView, looks: readonly ListLook[]): ListLook {
  const { look } = list.query;
  return looks.find((candidate) => candidate === look) ?? looks[0] ?? 'table';
}

export interface LookSwitchProps {
  readonly list: ListAddressView;
  /** In the order of the switch; the first is that of an address without any. */
  readonly looks: readonly ListLook[];
  /** What the columns of the board are; phases unless given. */
  readonly boardLabel?: string;
  /** What the cards are; cards unless given. */
  readonly cardsLabel?: string;
}

/** Changes the look of a list; filters, search and order stay. */
export function LookSwitch({ list, looks, boardLabel, cardsLabel }: LookSwitchProps) {
  const t = useListMessages();
  const own: Partial<Record<ListLook, string | undefined>> = { board: boardLabel, cards: cardsLabel };
  return (
    <Segmented
      label={t('look.label')}
      value={lookOf(list, looks)}
      isCompactOnPhone
      segments={looks.map((look, index) => ({
        id: look,
        label: own[look] ?? t(`look.${look}`),
        icon: icons[look],
        href: list.hrefOfKey('look', index === 0 ? '' : look),
      }))}
    />
  );
}
