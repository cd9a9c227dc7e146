import { CircleAlert } from 'lucide-react';
import { Icon } from '../../identity/Icon.tsx';

/** What was typed and refused: it stays, with its reason under pointer or focus. */
export function RefusedCell({ shown, reason }: { readonly shown: string; readonly reason: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon icon={CircleAlert} size={12} />
      {shown}
      <span role="alert" className="list-problem">
        {reason}
      </span>
    </span>
  );
}
