interface WatermarkProps {
  readonly text: string;
  /** `page` stands once and is repeated by the printer; `sheet` is the preview of one sheet. */
  readonly on: 'page' | 'sheet';
}

/** The recipient's name across a page, under nothing that is read or selected. */
export function Watermark({ text, on }: WatermarkProps) {
  return (
    <p className="print-watermark" data-on={on} aria-hidden="true">
      <span style={{ fontSize: `${sizePt(text)}pt` }}>{text}</span>
    </p>
  );
}

/** As large as fits across the width between the margins, in points. */
const sizePt = (text: string): number => Math.min(44, Math.floor(800 / Math.max(1, text.length)));
