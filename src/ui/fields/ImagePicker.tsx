import { ImageUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { FieldError } from './FieldError.tsx';

export interface ImagePickerProps {
  /** What the button says. */
  label: string;
  onPick: (file: File) => void;
  isPending?: boolean;
  error?: string | undefined;
  /** Whether an SVG is taken too, as logos are kept: it is given as a PNG. */
  takesDrawings?: boolean;
}

const photographs = 'image/png,image/jpeg,image/webp';
const drawing = 'image/svg+xml';

/** A button that opens the system's own choice of a picture. */
export function ImagePicker({
  label,
  onPick,
  isPending = false,
  error,
  takesDrawings = false,
}: ImagePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const pick = async (file: File) => {
    if (!takesDrawings || file.type !== drawing) return onPick(file);
    const drawn = await import('../media/drawn-picture.ts')
      .then(({ drawnPicture }) => drawnPicture(file))
      .catch(() => null);
    // What cannot be drawn is refused by the server, which says what it takes.
    onPick(drawn ?? file);
  };
  return (
    <div className="flex flex-col gap-1">
      <Button
        size="sm"
        icon={ImageUp}
        isPending={isPending}
        onClick={() => input.current?.click()}
        {...(error && { 'aria-describedby': errorId })}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        className="hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept={takesDrawings ? `${photographs},${drawing}` : photographs}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same picture may be chosen again.
          event.target.value = '';
          if (file) void pick(file);
        }}
      />
      {error && <FieldError id={errorId} text={error} />}
    </div>
  );
}
