import { useCallback } from 'react';

/** A picture that this browser has, without its being read from anywhere; its address ends with it. */
export function FilePicture({ file }: { readonly file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const href = URL.createObjectURL(file);
      image.src = href;
      return () => URL.revokeObjectURL(href);
    },
    [file],
  );
  return <img ref={show} alt="" />;
}
