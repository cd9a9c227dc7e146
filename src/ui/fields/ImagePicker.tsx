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
}

/** A button that opens the system's own choice of a picture. */
export function ImagePicker({ label, onPick, isPending = false, error }: ImagePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
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
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same picture may be chosen again.
          event.target.value = '';
          if (file) onPick(file);
        }}
      />
      {error && <FieldError id={errorId} text={error} />}
    </div>
  );
}
