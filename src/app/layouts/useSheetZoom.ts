import { useEffect, useState } from 'react';

/** Width of an A4 sheet in CSS pixels (210 mm at 96 dpi), with a little air on both sides. */
const sheetWidthPx = 794 + 16;

/** How much a printed sheet must shrink to be seen whole on a narrow screen; 1 where there is room. */
export function useSheetZoom(): number {
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const fit = (): void => setZoom(Math.min(1, document.documentElement.clientWidth / sheetWidthPx));
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);
  return zoom;
}
