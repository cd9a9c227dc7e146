import { PartHeading } from './PartHeading.tsx';

export interface PrintTitleProps {
  title: string;
  /** At the right of it: the version, the unit of the amounts. */
  aside?: string;
  /** What the table of contents leads to. */
  id?: string;
  /** Heads a further page of the document, under the title of the first. */
  isFurther?: boolean;
}

/** The title of a chapter. */
export function PrintTitle({ title, aside, id, isFurther = false }: PrintTitleProps) {
  return (
    <header className="print-title">
      {isFurther ? (
        <h2 id={id} className="print-h1">
          {title}
        </h2>
      ) : (
        <PartHeading id={id} className="print-h1">
          {title}
        </PartHeading>
      )}
      {aside !== undefined && <p>{aside}</p>}
    </header>
  );
}
