import { PartHeading } from './PartHeading.tsx';

export interface PrintTitleProps {
  title: string;
  /** At the right of it: the version, the unit of the amounts. */
  aside?: string;
  /** What the table of contents leads to. */
  id?: string;
}

/** The title of a chapter. */
export function PrintTitle({ title, aside, id }: PrintTitleProps) {
  return (
    <header className="print-title">
      <PartHeading id={id} className="print-h1">
        {title}
      </PartHeading>
      {aside !== undefined && <p>{aside}</p>}
    </header>
  );
}
