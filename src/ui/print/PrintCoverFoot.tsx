import type { ReactNode } from 'react';

/** Somebody, and what is said of them in small. */
interface Party {
  readonly name: string;
  readonly caption?: string;
}

export interface PrintCoverFootProps {
  /** Who makes the file, with the address of their logo. */
  maker: Party & { readonly logoHref?: string | null };
  /** For whom it is made. */
  recipient?: Party;
  /** At the left of the last line: « Document confidentiel ». */
  note?: string;
  /** At its right. */
  date?: ReactNode;
}

/** The foot of a cover: who makes the file, for whom, when. */
export function PrintCoverFoot({ maker, recipient, note, date }: PrintCoverFootProps) {
  return (
    <div className="print-cover-foot">
      <div className="print-cover-line">
        <div className="print-cover-maker">
          {maker.logoHref != null && <img src={maker.logoHref} alt="" />}
          <div>
            <p className="print-cover-maker-name">{maker.name}</p>
            {maker.caption !== undefined && <p className="print-caption">{maker.caption}</p>}
          </div>
        </div>
        {recipient && (
          <div className="print-cover-recipient">
            {recipient.caption !== undefined && <p className="print-caption">{recipient.caption}</p>}
            <p className="print-cover-recipient-name">{recipient.name}</p>
          </div>
        )}
      </div>
      <div className="print-cover-line">
        <p className="print-caption">{note}</p>
        <p className="print-cover-date">{date}</p>
      </div>
    </div>
  );
}
