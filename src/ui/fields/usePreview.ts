import { useEffect, useState } from 'react';

/** Address of a file that this browser has, for as long as it is shown. */
export function usePreview(file: File | undefined): string | undefined {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const made = URL.createObjectURL(file);
    setHref(made);
    return () => {
      URL.revokeObjectURL(made);
      setHref(undefined);
    };
  }, [file]);
  return href;
}
