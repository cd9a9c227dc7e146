import { Camera, Images } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { Button } from '../actions/Button.tsx';

export interface PhotoButtonsProps {
  readonly takeLabel: string;
  readonly chooseLabel: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly isPending?: boolean;
}

/** Takes a photograph with the camera of a phone, or chooses some that are there. */
export function PhotoButtons({ takeLabel, chooseLabel, onFiles, isPending = false }: PhotoButtonsProps) {
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again.
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={Camera} onClick={() => camera.current?.click()} isPending={isPending}>
        {takeLabel}
      </Button>
      <Button icon={Images} onClick={() => album.current?.click()} isPending={isPending}>
        {chooseLabel}
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        className="hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-photo="camera"
        onChange={take}
      />
      <input
        ref={album}
        type="file"
        accept="image/*"
        multiple
        className="hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-photo="album"
        onChange={take}
      />
    </div>
  );
}
