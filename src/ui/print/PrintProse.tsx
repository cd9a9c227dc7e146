import { cx } from '../cx.ts';

export interface PrintProseProps {
  /** As the server sanitised it. */
  html: string;
  columns?: 1 | 2;
}

/** A text of several paragraphs, in one column or two. */
export function PrintProse({ html, columns = 1 }: PrintProseProps) {
  return (
    <div
      className={cx(
        '[&_li]:ml-[4mm] [&_ol]:list-decimal [&_p+p]:mt-[2mm] [&_ul]:list-disc',
        columns === 2 && 'columns-2 gap-[8mm]',
      )}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
