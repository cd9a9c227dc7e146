import type { CSSProperties, ReactNode } from 'react';
import { useBoxWidth } from '../useBoxWidth.ts';

/** Shows sheets on a screen: whole, hence smaller where it is narrow. On paper they keep their size. */
export function PrintPreview({ children }: { readonly children: ReactNode }) {
  const { ref, width } = useBoxWidth<HTMLDivElement>();
  return (
    <div ref={ref} style={width === 0 ? undefined : ({ '--preview-width': width } as CSSProperties)}>
      {children}
    </div>
  );
}
