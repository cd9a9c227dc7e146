import { cx } from '../cx.ts';
import { PartHeading } from './PartHeading.tsx';

/** A photograph on paper, with what is said under it. */
export interface PrintPhoto {
  readonly id: string;
  readonly href: string;
  readonly alt: string;
  readonly caption: string;
}

/** Sizes by how many stand on a page, in mm. */
const looks = {
  2: { columns: 'grid-cols-1', picture: 'h-[118mm]' },
  4: { columns: 'grid-cols-2', picture: 'h-[66mm]' },
  6: { columns: 'grid-cols-2', picture: 'h-[58mm]' },
} as const;

interface PrintPhotosProps {
  readonly photos: readonly PrintPhoto[];
  readonly perPage: keyof typeof looks;
}

/** The photographs of one page, each with its caption, whole and in proportion. */
export function PrintPhotos({ photos, perPage }: PrintPhotosProps) {
  const { columns, picture } = looks[perPage];
  return (
    <div className={cx('grid gap-[4mm]', columns)}>
      {photos.map(({ id, href, alt, caption }) => (
        <figure key={id} className="m-0 flex break-inside-avoid flex-col gap-[1mm]">
          <img src={href} alt={alt} className={cx('w-full bg-sunken object-contain', picture)} />
          <figcaption className="text-[8pt] text-ink2">{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

interface PrintChapterProps {
  readonly title: string;
  /** Under the title. */
  readonly note: string;
  /** Above the first chapter: what the document is. */
  readonly heading?: string | undefined;
}

/** The page that opens a chapter: its title alone, in the middle. */
export function PrintChapter({ title, note, heading }: PrintChapterProps) {
  return (
    <header className="grid h-[240mm] place-content-center gap-[3mm] text-center">
      {heading !== undefined && (
        <PartHeading className="text-[11pt] font-medium text-ink2">{heading}</PartHeading>
      )}
      <h2 className="text-[24pt] leading-[28pt]">{title}</h2>
      <p className="text-[11pt] text-ink2">{note}</p>
    </header>
  );
}
