export interface PrintPerson {
  readonly id: string;
  readonly name: string;
  /** What they are here. */
  readonly role: string;
  /** How they are reached, a line each. */
  readonly lines: readonly string[];
}

/** People who take part, three cards in a row. */
export function PrintPeople({ people }: { people: readonly PrintPerson[] }) {
  return (
    <ul className="grid grid-cols-3 gap-[4mm] pr-px">
      {people.map(({ id, name, role, lines }) => (
        <li
          key={id}
          className="break-inside-avoid border-[0.15mm] border-(--print-rule-light) px-[3mm] py-[2.5mm] wrap-anywhere"
        >
          <p className="font-semibold">{name}</p>
          <p className="text-(--print-ink2)">{role}</p>
          {lines.map((line) => (
            <p key={line} className="text-[8pt] leading-[11pt]">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
