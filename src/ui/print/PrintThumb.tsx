/** A small picture in a row of a printed table; nothing where there is none. */
export function PrintThumb({ src, alt }: { readonly src: string | null; readonly alt: string }) {
  return src === null ? null : <img className="print-thumb" src={src} alt={alt} />;
}
