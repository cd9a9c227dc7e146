interface WatermarkProps {
  readonly text: string;
  /** `page` stands once and is repeated by the printer; `sheet` is the preview of one sheet. */
  readonly on: 'page' | 'sheet';
}

/** The recipient's name across a page, under nothing that is read or selected. */
export function Watermark({ text, on }: WatermarkProps) {
  const style = { fontSize: `${sizePt(text)}pt` };
  return (
    <p className="print-watermark" data-on={on} aria-hidden="true">
      {/* On the screen it is a picture of itself: no text of the page. */}
      {on === 'sheet' ? <span style={style} data-text={text} /> : <span style={style}>{text}</span>}
    </p>
  );
}

/** As large as fits across the width between the margins, in points. */
const sizePt = (text: string): number => Math.min(44, Math.floor(800 / Math.max(1, text.length)));
