import { CircleAlert } from 'lucide-react';
import { Icon } from '../identity/Icon.tsx';

/** Why a value was refused: icon and words, never colour alone. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="flex items-start gap-1 text-label font-medium text-neg">
      <Icon icon={CircleAlert} size={14} className="mt-px" />
      <span>{text}</span>
    </p>
  );
}
