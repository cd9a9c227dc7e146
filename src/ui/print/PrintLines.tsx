/** A few lines, each with its bullet; none is divided by a page break. */
export function PrintLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="ml-[4mm] list-disc">
      {lines.map((line, at) => (
        <li key={`${at} ${line}`} className="break-inside-avoid">
          {line}
        </li>
      ))}
    </ul>
  );
}
