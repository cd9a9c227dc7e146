import type { LotRow } from '#contracts/client/operation/show.ts';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { LotBadge } from '#ui/data/LotBadge.tsx';
import { Row } from '#ui/data/Row.tsx';
import { useLotWords } from './useLotWords.ts';

/** One lot: what it is, where it is, what it costs, how far its sale is. */
export function LotTableRow({ lot }: { lot: LotRow }) {
  const { what, mark } = useLotWords()(lot);
  return (
    <Row>
      <Cell isHeader>{lot.ref}</Cell>
      <Cell title={lot.label} isWrapping>
        {what}
      </Cell>
      <FigureCell>
        <Figure areaM2={lot.areaM2} />
      </FigureCell>
      <FigureCell isMain>
        <Figure cents={lot.priceTtcCents} decimals={0} />
      </FigureCell>
      <FigureCell tone="caption">
        <Figure cents={lot.pricePerM2Cents} decimals={0} isUnitHidden />
      </FigureCell>
      <Cell>
        <LotBadge state={lot.status} />
      </Cell>
      <Cell tone="caption" isWrapping>
        {mark ?? '–'}
      </Cell>
    </Row>
  );
}
