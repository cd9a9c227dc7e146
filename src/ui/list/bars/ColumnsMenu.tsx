import { Columns3 } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { buttonLook } from '../../actions/buttonLook.ts';
import { CountChip } from '../../data/CountChip.tsx';
import { Icon } from '../../identity/Icon.tsx';
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
    <DialogTrigger>
      <Button className={buttonLook({ variant: 'discreet', size: 'sm' })}>
        <Icon icon={Columns3} size={14} />
        {t('columns.trigger')}
        <CountChip count={t('columns.shown', { shown, all: columns.length })} />
      </Button>
      <Popover
        placement="bottom end"
        offset={4}
        className="popover max-h-[min(32rem,80vh)] w-80 max-w-[calc(100vw-2rem)] overflow-auto rounded-card bg-card text-ink shadow-e2"
      >
        <Dialog aria-label={t('columns.title')} className="p-2 outline-none">
          <ColumnsPanel {...props} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
