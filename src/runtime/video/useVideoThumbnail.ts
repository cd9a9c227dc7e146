import { useEffect, useState } from 'react';
import {
  neutralThumbnail,
  thumbnails as documentThumbnails,
  type Thumbnail,
  type Thumbnails,
} from './thumbnails.ts';

interface Found {
  readonly address: string;
  readonly thumbnail: Thumbnail;
}

/** The picture of the video at an address: neutral until the provider has answered, and when it does not. */
export function useVideoThumbnail(address: string, thumbnails: Thumbnails = documentThumbnails): Thumbnail {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    thumbnails.find(address, controller.signal).then(
      (thumbnail) => setFound({ address, thumbnail }),
      // Given up: the address has changed or the caller has gone.
      () => undefined,
    );
    return () => controller.abort();
  }, [address, thumbnails]);
  return found?.address === address ? found.thumbnail : neutralThumbnail;
}
