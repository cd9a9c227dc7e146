import { useBoxWidth } from '../useBoxWidth.ts';

/** Widths at which a page is looked at, in points. */
const widths = { desktop: 1280, tablet: 820, mobile: 390 } as const;
export type PageWidth = keyof typeof widths;

export interface PageFrameProps {
  readonly html: string;
  /** What the frame holds, for screen readers. */
  readonly title: string;
  readonly width: PageWidth;
}

/** Height of the window through which the page is seen, in points of the screen. */
const heightPx = 640;

/**
 * A page of our own making in a frame without scripts, as wide as a screen of its kind and made smaller to fit:
 *
 *     <PageFrame html={preview} title="Aperçu" width="mobile" />
 */
export function PageFrame({ html, title, width }: PageFrameProps) {
  const { ref, width: room } = useBoxWidth<HTMLDivElement>();
  const wide = widths[width];
  const scale = room === 0 ? 1 : Math.min(1, room / wide);
  return (
    <div ref={ref} className="flex h-160 w-full justify-center overflow-hidden bg-sunken">
      <div className="shrink-0 overflow-hidden" style={{ width: wide * scale }}>
        <iframe
          title={title}
          // Of our origin, for its pictures; without scripts, there is nothing that could make use of that.
          sandbox="allow-same-origin"
          srcDoc={html}
          className="block max-w-none origin-top-left border-0 bg-white"
          style={{ width: wide, height: heightPx / scale, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
