/** A code to be scanned, always dark on white: `svg` is the drawing as text. */
export function QrCode({ svg, alt }: { readonly svg: string; readonly alt: string }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={alt}
      className="size-44 rounded-card border border-line bg-white"
    />
  );
}
