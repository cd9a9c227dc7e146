import { Header, Menu, MenuSection } from 'react-aria-components';
import { useAfterFirstPaint } from '#runtime/platform/useAfterFirstPaint.ts';
import { firstLines } from './first-lines.ts';
import { PaletteLine } from './PaletteLine.tsx';
import type { PaletteGroup, PaletteItem } from './palette-types.ts';

interface PaletteListProps {
  readonly label: string;
  readonly groups: readonly PaletteGroup[];
  /** What is searched for, marked in the lines. */
  readonly words: readonly string[];
  readonly emptyText: string;
  readonly onRun: (item: PaletteItem) => void;
}

/** So many lines are in view when the window opens; the others follow its first frame. */
const firstCount = 8;

/** What is found, group by group. Keys pressed as soon as the window opens find its first lines there. */
export function PaletteList({ label, groups, words, emptyText, onRun }: PaletteListProps) {
  const isWhole = useAfterFirstPaint();
  const shown = isWhole ? groups : firstLines(groups, firstCount);
  return (
    <Menu
      aria-label={label}
      className="min-h-0 flex-1 overflow-auto p-2 outline-none"
      renderEmptyState={() => <p className="px-3 py-8 text-center text-ink3">{emptyText}</p>}
    >
      {shown.map((group) => (
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
