export interface LogoPlateProps {
  /** Its address; null without one. */
  readonly src: string | null;
  readonly alt: string;
  /** Said in its place where there is none. */
  readonly empty: string;
}

/** A logo on the white that it is printed on. */
export function LogoPlate({ src, alt, empty }: LogoPlateProps) {
  return (
    <span className="grid h-16 min-w-28 place-items-center rounded-card border border-line bg-white px-3 text-label text-[#626b73]">
      {src === null ? empty : <img src={src} alt={alt} className="max-h-12 max-w-48 object-contain" />}
    </span>
  );
}
