import { Columns3 } from 'lucide-react';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { buttonStyle } from '../../actions/button-style.ts';
import { CountChip } from '../../data/CountChip.tsx';
import { Icon } from '../../identity/Icon.tsx';
import { Popover } from '../../overlay/Popover.tsx';
import { useListMessages } from '../useListMessages.ts';
import type { ColumnsPanelProps } from './ColumnsPanel.tsx';

// Few people move columns, and dragging has a library of its own.
const ColumnsPanel = lazyPart<ColumnsPanelProps>(
  async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel,
);

/** « Colonnes 13/16 »: which columns are shown, in which order, which ones stay at the left. */
export function ColumnsMenu(props: ColumnsPanelProps) {
  const t = useListMessages();
  const { control, columns } = props;
  const shown = columns.filter(({ id }) => control.state.columnVisibility[id] !== false).length;
  return (
    <Popover
      label={t('columns.title')}
      isNamedByTrigger
      trigger={
        <>
          <Icon icon={Columns3} size={14} />
          {t('columns.trigger')}
          <CountChip count={t('columns.shown', { shown, all: columns.length })} />
        </>
      }
      triggerClassName={buttonStyle({ variant: 'discreet', size: 'sm' })}
      placement="bottom end"
      width={320}
      panelClassName="max-h-[min(32rem,80vh)]"
      bodyClassName="p-2"
    >
      <ColumnsPanel {...props} />
    </Popover>
  );
}
