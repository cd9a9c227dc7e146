import { cx } from '../cx.ts';

/** A photograph or a plan on paper. */
export interface PrintPictureItem {
  readonly id: string;
  readonly href: string;
  readonly alt: string;
}

export interface PrintPictureProps {
  readonly picture: PrintPictureItem;
  /** In mm; a width of null takes all there is. */
  readonly widthMm: number | null;
  readonly heightMm: number;
  /** All of it is seen, as a plan wants; a photograph fills its frame. */
  readonly isWhole?: boolean;
}

/** One picture of a size that the paper sets; no page break divides it. */
export function PrintPicture({ picture, widthMm, heightMm, isWhole = false }: PrintPictureProps) {
  return (
    <img
      src={picture.href}
      alt={picture.alt}
      className={cx('block max-w-full break-inside-avoid', !isWhole && 'bg-(--print-group)')}
      style={{
        width: widthMm === null ? '100%' : `${widthMm}mm`,
        height: `${heightMm}mm`,
        objectFit: isWhole ? 'contain' : 'cover',
      }}
    />
  );
}

export interface PrintPicturesProps {
  readonly pictures: readonly PrintPictureItem[];
  /** `strip`: a large one over three small ones; `pair`: two side by side; `plans`: two by row, whole. */
  readonly look: 'strip' | 'pair' | 'plans';
}

/** The photographs of a sheet, in the frames that its layout gives them. */
export function PrintPictures({ pictures, look }: PrintPicturesProps) {
  const [first, ...others] = pictures;
  if (first === undefined) return null;
  if (look === 'plans') {
    return (
      <div className={others.length === 0 ? '' : 'grid grid-cols-2 gap-[6mm]'}>
        {pictures.map((picture) => (
          <PrintPicture
            key={picture.id}
            picture={picture}
            widthMm={null}
            heightMm={others.length === 0 ? 100 : 78}
            isWhole
          />
        ))}
      </div>
    );
  }
  if (look === 'pair') {
    return (
      <div className={others.length === 0 ? '' : 'grid grid-cols-2 gap-[4mm]'}>
        {pictures.slice(0, 2).map((picture) => (
          <PrintPicture key={picture.id} picture={picture} widthMm={null} heightMm={60} />
        ))}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-[3mm] break-inside-avoid">
      <PrintPicture picture={first} widthMm={null} heightMm={others.length === 0 ? 80 : 72} />
      {others.length > 0 && (
        <div className="grid grid-cols-3 gap-[3mm]">
          {others.slice(0, 3).map((picture) => (
            <PrintPicture key={picture.id} picture={picture} widthMm={null} heightMm={32} />
          ))}
        </div>
      )}
    </div>
  );
}
