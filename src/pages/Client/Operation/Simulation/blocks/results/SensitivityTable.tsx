import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { HeatTable, type HeatCell } from '#ui/data/HeatTable.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { SensitivityGrid } from '../compute.ts';
import { bpsOf, changeText } from '../rates.ts';

interface SensitivityTableProps {
  readonly grid: SensitivityGrid;
  readonly targetMarginBps: number | null;
}

function toneOf(bps: number | null, target: number | null): HeatCell['tone'] {
  if (bps === null || bps < 0) return 'neg';
  return bps >= (target ?? 0) ? 'pos' : 'warn';
}

/** The margin on revenue when prices and works move together. */
export function SensitivityTable({ grid, targetMarginBps }: SensitivityTableProps) {
  const t = useMessages(simulationMessages);
  const { percent, number } = useFormat();
  const change = (bps: number): string => changeText(bps, (value) => percent(value));
  const [first] = grid;
  return (
    <Stack gap={2}>
      <Inline justify="between">
        <Text size="table" weight="semibold">
          {t('sensitivity.title')}
        </Text>
        <Text size="label" tone="ink3">
          {t('sensitivity.note')}
        </Text>
      </Inline>
      <HeatTable
        label={`${t('sensitivity.title')} : ${t('sensitivity.note')}`}
        corner={t('sensitivity.corner')}
        heads={(first?.cells ?? []).map(({ priceBps }) => ({
          id: String(priceBps),
          text: change(priceBps),
          isCurrent: priceBps === 0,
        }))}
        rows={grid.map(({ worksBps, cells }) => ({
          id: String(worksBps),
          head: change(worksBps),
          isCurrent: worksBps === 0,
          cells: cells.map(({ priceBps, marginOnRevenue }) => {
            const bps = bpsOf(marginOnRevenue);
            return {
              id: String(priceBps),
              text: bps === null ? '–' : number(bps / 100, 1),
              tone: toneOf(bps, targetMarginBps),
              isCurrent: priceBps === 0 && worksBps === 0,
            };
          }),
        }))}
      />
    </Stack>
  );
}
