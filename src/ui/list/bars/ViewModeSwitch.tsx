import { ChartGantt, Kanban, LayoutGrid, Map as MapIcon, Table2 } from 'lucide-react';
import type { ListAddressView } from '#runtime/lists/use-list-address.ts';
import { Menu } from '../../actions/Menu.tsx';
import { Segmented } from '../../actions/Segmented.tsx';
import { useIsNarrow } from '../../layout/useIsNarrow.ts';
import { useListMessages } from '../useListMessages.ts';

/** Ways to look at the same records. */
const allViewModes = ['table', 'cards', 'board', 'map', 'timeline'] as const;
export type ViewMode = (typeof allViewModes)[number];

/** All looks, the one of an address that asks for none first. */
export const viewModesFrom = (first: ViewMode = 'table'): readonly ViewMode[] => [
  first,
  ...allViewModes.filter((look) => look !== first),
];

const icons = {
  table: Table2,
  cards: LayoutGrid,
  board: Kanban,
  map: MapIcon,
  timeline: ChartGantt,
} as const;

/** The look that the address asks for (`look=board`); the first where it asks for none of these. */
export function viewModeOf(list: ListAddressView, viewModes: readonly ViewMode[]): ViewMode {
  const { look } = list.query;
  return viewModes.find((candidate) => candidate === look) ?? viewModes[0] ?? 'table';
}

export interface ViewModeSwitchProps {
  readonly list: ListAddressView;
  /** In the order of the switch; the first is that of an address without any. */
  readonly viewModes: readonly ViewMode[];
  /** What the columns of the board are; phases unless given. */
  readonly boardLabel?: string;
  /** What the cards are; cards unless given. */
  readonly cardsLabel?: string;
}

/** Views that a phone has room for beside each other. */
const mostOnPhone = 3;

/** Changes the look of a list; filters, search and order stay. On a phone, more than three of them are a menu. */
export function ViewModeSwitch({ list, viewModes, boardLabel, cardsLabel }: ViewModeSwitchProps) {
  const t = useListMessages();
  const isNarrow = useIsNarrow();
  const own: Partial<Record<ViewMode, string | undefined>> = { board: boardLabel, cards: cardsLabel };
  const current = viewModeOf(list, viewModes);
  const labelOf = (look: ViewMode): string => own[look] ?? t(`look.${look}`);
  const segments = viewModes.map((look, index) => ({
    id: look,
    label: labelOf(look),
    icon: icons[look],
    href: list.hrefOfKey('look', index === 0 ? '' : look),
  }));
  return isNarrow && segments.length > mostOnPhone ? (
    <Menu
      isIconOnly
      icon={icons[current]}
      label={t('look.chosen', { look: labelOf(current) })}
      actions={segments}
    />
  ) : (
    <Segmented label={t('look.label')} value={current} isCompactOnPhone segments={segments} />
  );
}
