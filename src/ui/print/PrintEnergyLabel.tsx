const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** Ground and ink of each class, as the energy certificate draws its two scales. */
const scales = {
  energy: ['#00a06d', '#52b153', '#a5cc74', '#f4e70f', '#f0b50f', '#eb8235', '#c51d1a'],
  climate: ['#a4dbf8', '#8cb4d3', '#7792b1', '#606f8f', '#4d5271', '#393551', '#281b35'],
} as const;
const isLightInk = (scale: keyof typeof scales, rank: number): boolean =>
  scale === 'energy' ? rank === 6 : rank >= 3;

export interface PrintEnergyLabelProps {
  /** What it is a class of: « Classe énergie ». */
  readonly label: string;
  readonly scale: keyof typeof scales;
  /** A to G; null while there is no certificate. */
  readonly value: string | null;
  /** What stands in its place then. */
  readonly missing: string;
}

/** A class of the energy certificate on its scale from A to G; the letter says it without colour. */
export function PrintEnergyLabel({ label, scale, value, missing }: PrintEnergyLabelProps) {
  const current = letters.findIndex((letter) => letter === value);
  return (
    <figure
      className="print-colored m-0 flex break-inside-avoid flex-col gap-[1mm]"
      role="img"
      aria-label={`${label} : ${current === -1 ? missing : value}`}
    >
      <div aria-hidden="true" className="flex justify-between gap-[3mm] text-[8pt] leading-[11pt]">
        <span className="text-(--print-ink2)">{label}</span>
        <strong data-tone={current === -1 ? 'bad' : undefined}>{current === -1 ? missing : value}</strong>
      </div>
      <div aria-hidden="true" className="flex h-[9mm] items-center gap-[0.6mm]">
        {letters.map((letter, rank) => (
          <span
            key={letter}
            className="grid flex-1 place-items-center text-[8pt] leading-none font-semibold"
            style={{
              background: scales[scale][rank],
              color: isLightInk(scale, rank) ? '#fff' : '#1c242b',
              height: rank === current ? '9mm' : '5.5mm',
              outline: rank === current ? '0.5mm solid #1c242b' : undefined,
            }}
          >
            {letter}
          </span>
        ))}
      </div>
    </figure>
  );
}
