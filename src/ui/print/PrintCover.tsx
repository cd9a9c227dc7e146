import type { ReactNode } from 'react';
import './document.css';
import './cover.css';
import { PrintCoverFoot, type PrintCoverFootProps } from './PrintCoverFoot.tsx';
import { PrintSheet } from './PrintSheet.tsx';

export interface PrintCoverProps extends PrintCoverFootProps {
  /** Fills what is above the band: a `Facade` of the format `cover`. */
  picture: ReactNode;
  /** What it is the cover of: a `PrintBand`. */
  children: ReactNode;
}

/**
 * The cover of a file: exactly one A4 page, to the edges of the paper.
 *
 * ```tsx
 * <PrintCover picture={<Facade seed={id} format="cover" />} maker={{ name: 'Garonne Patrimoine' }} note="Confidentiel">
 *   <PrintBand kind="Dossier de financement" title="Les Chais" />
 * </PrintCover>
 * ```
 */
export function PrintCover({ picture, children, ...foot }: PrintCoverProps) {
  return (
    <PrintSheet marginMm={0} isSinglePage>
      <div className="print-cover">
        <div className="print-cover-picture">{picture}</div>
        {children}
        <PrintCoverFoot {...foot} />
      </div>
    </PrintSheet>
  );
}
