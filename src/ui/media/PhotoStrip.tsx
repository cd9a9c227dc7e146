import { X } from 'lucide-react';
import { useMemo } from 'react';
import { IconButton } from '../actions/IconButton.tsx';

/** A photograph: of the server, or still on this device. */
export interface StripPhoto {
  readonly id: string;
  readonly src: string | Blob;
  readonly alt: string;
}

interface PhotoStripProps {
  readonly label: string;
  readonly photos: readonly StripPhoto[];
  readonly removeLabel?: (rank: number) => string;
  readonly onRemove?: (id: string) => void;
}

/** Gives a picture the bytes of this device, and lets go of them when it leaves. */
const showBytes = (bytes: Blob) => (picture: HTMLImageElement) => {
  const href = URL.createObjectURL(bytes);
  picture.src = href;
  return () => URL.revokeObjectURL(href);
};

function Picture({ photo }: { readonly photo: StripPhoto }) {
  const { src, alt } = photo;
  const ref = useMemo(() => (typeof src === 'string' ? null : showBytes(src)), [src]);
  const given = typeof src === 'string' ? { src } : { ref };
  return <img {...given} alt={alt} className="size-full object-cover" />;
}

/** Small pictures beside each other, each of which may be taken away. */
export function PhotoStrip({ label, photos, removeLabel, onRemove }: PhotoStripProps) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li
          key={photo.id}
          className="relative size-20 overflow-hidden rounded-control border border-line bg-hover"
        >
          <Picture photo={photo} />
          {onRemove && removeLabel && (
            <span className="absolute top-1 right-1 rounded-control bg-card">
              <IconButton
                icon={X}
                size="sm"
                label={removeLabel(index + 1)}
                onClick={() => onRemove(photo.id)}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
