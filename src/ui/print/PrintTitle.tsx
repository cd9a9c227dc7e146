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
      <h1 id={id}>{title}</h1>
      {aside !== undefined && <p>{aside}</p>}
    </header>
  );
}
