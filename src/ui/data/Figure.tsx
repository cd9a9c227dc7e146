import { useFormat } from '#runtime/locale/format.ts';
import { figurePieces } from './figure-parts.ts';

/** What is counted, in the unit its name says. */
export type FigureQuantity =
  | { cents: number | null | undefined; decimals?: 0 | 2; isSigned?: boolean; isUnitHidden?: boolean }
  /** `decimals: 2` keeps both decimals, as rates of the same column do: « 17,00 % ». */
  | { rateBps: number | null | undefined; decimals?: 2; isSigned?: boolean }
  | { areaM2: string | null | undefined }
  | { count: number | null | undefined; decimals?: number }
  | { text: string };

function useFigureText(quantity: FigureQuantity): string {
  const format = useFormat();
  if ('text' in quantity) return quantity.text;
  if ('rateBps' in quantity) {
    const { rateBps, decimals, isSigned = false } = quantity;
    return format.percent(rateBps, { isSigned, ...(decimals !== undefined && { decimals }) });
  }
  if ('areaM2' in quantity) return format.area(quantity.areaM2);
  if ('count' in quantity) return format.number(quantity.count, quantity.decimals ?? 0);
  const options = quantity.decimals === undefined ? {} : { decimals: quantity.decimals };
  const written = quantity.isSigned
    ? format.signedMoney(quantity.cents, options)
    : format.money(quantity.cents, options);
  return quantity.isUnitHidden ? written.replace(/[\s\u00A0]*€[\s\u00A0]*/u, '') : written;
}

/**
 * A figure in the format of the language, tabular, on one line. The thin spaces between thousands are drawn a
 * little wider; the copied text keeps them as they are. Nothing is written « – ».
 */
export function Figure(quantity: FigureQuantity) {
  const text = useFigureText(quantity);
  return (
    <span className="whitespace-nowrap tabular-nums">
      {figurePieces(text).map((piece, index) =>
        piece.isGroup ? (
          <span key={index} className="figure-group">
            {piece.text}
          </span>
        ) : (
          piece.text
        ),
      )}
    </span>
  );
}
