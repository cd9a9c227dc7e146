import './document.css';
import { PartHeading } from './PartHeading.tsx';

export interface PrintBandProps {
  title: string;
  /** Over the title: what kind of document it is. */
  kind?: string;
  subtitle?: string;
  /** In mm; 60 on a cover. */
  heightMm?: number;
  /** In points; 28 on a cover, less for a long name. */
  titleSizePt?: number;
}

/** The brick band of the house, from edge to edge of the sheet it stands on. */
export function PrintBand({ title, kind, subtitle, heightMm = 60, titleSizePt = 28 }: PrintBandProps) {
  return (
    <div className="print-band" style={{ height: `${heightMm}mm` }}>
      {kind !== undefined && <p className="print-band-kind">{kind}</p>}
      <PartHeading className="print-h1" style={{ fontSize: `${titleSizePt}pt` }}>
        {title}
      </PartHeading>
      {subtitle !== undefined && <p className="print-band-subtitle">{subtitle}</p>}
    </div>
  );
}
