import { PrintMark, type PrintMarkShape } from './PrintMark.tsx';

/** What the marks of a table mean, in one line. */
export function PrintLegend({
  label,
  marks,
}: {
  readonly label: string;
  readonly marks: readonly { readonly shape: PrintMarkShape; readonly text: string }[];
}) {
  return (
    <ul
      aria-label={label}
      className="flex flex-wrap gap-x-[5mm] text-[8pt] leading-[11pt] text-(--print-ink2)"
    >
      {marks.map(({ shape, text }) => (
        <li key={shape} className="flex items-center gap-[1.5mm]">
          <PrintMark shape={shape} label="" />
          {text}
        </li>
      ))}
    </ul>
  );
}
