import { Header, Menu, MenuSection } from 'react-aria-components';
import { PaletteLine } from './PaletteLine.tsx';
import type { PaletteGroup, PaletteItem } from './palette-types.ts';

export interface PaletteListProps {
  label: string;
  groups: readonly PaletteGroup[];
  words: readonly string[];
  /** Said when there is nothing to show. */
  emptyText: string;
  onRun: (item: PaletteItem) => void;
}

/** What is found for the words typed, by group. */
export function PaletteList({ label, groups, words, emptyText, onRun }: PaletteListProps) {
  return (
    <Menu
      aria-label={label}
      className="min-h-0 flex-1 overflow-auto p-2 outline-none"
      renderEmptyState={() => <p className="px-3 py-8 text-center text-ink3">{emptyText}</p>}
    >
      {groups.map((group) => (
        <MenuSection key={group.id}>
          <Header className="px-3 pt-3 pb-1 text-micro text-ink3">{group.title}</Header>
          {group.items.map((item) => (
            <PaletteLine key={item.id} item={item} words={words} onRun={onRun} />
          ))}
        </MenuSection>
      ))}
    </Menu>
  );
}
