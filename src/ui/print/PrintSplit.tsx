export interface PrintSplitProps {
  /** What is divided, for those who hear the document. */
  label: string;
  /** The two parts, with what is written of each; shares in basis points that make up a whole. */
  parts: readonly [PrintSplitPart, PrintSplitPart];
}

interface PrintSplitPart {
  readonly label: string;
  readonly shareBps: number;
  /** Already formatted: « 683 400 € · 60 % ». */
  readonly text: string;
}

/** A whole as one bar of two parts, each written under its own. */
export function PrintSplit({ label, parts }: PrintSplitProps) {
  return (
    <div className="print-split print-block" role="img" aria-label={textOf(label, parts)}>
      <div className="print-split-bar">
        {parts.map((part) => (
          <span key={part.label} style={{ flexGrow: part.shareBps }} />
        ))}
      </div>
      <div className="print-split-texts">
        {parts.map((part) => (
          <p key={part.label}>
            {part.label} <strong>{part.text}</strong>
          </p>
        ))}
      </div>
    </div>
  );
}

const textOf = (label: string, parts: PrintSplitProps['parts']): string =>
  `${label} : ${parts.map((part) => `${part.label} ${part.text}`).join(', ')}`;
