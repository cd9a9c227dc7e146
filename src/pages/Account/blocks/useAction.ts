import { useState } from 'react';
import { useVisit } from '#runtime/navigation/hooks.ts';
import type { VisitOptions } from '#runtime/navigation/visit.ts';
import { toast } from '#runtime/toast/toast.ts';

/** Sends an action without a form: tells what was refused, and whether it is under way. */
export function useAction(): {
  isPending: boolean;
  /** True once it is done. */
  run: (options: VisitOptions) => Promise<boolean>;
} {
  const visit = useVisit();
  const [isPending, setPending] = useState(false);
  const run = async (options: VisitOptions): Promise<boolean> => {
    setPending(true);
    const result = await visit(options);
    setPending(false);
    // The dialog that asks for the password speaks for itself.
    const refusal = Object.entries(result.errors).find(([key]) => key !== 'confirmation');
    if (refusal) toast.error(refusal[1]);
    return result.outcome === 'success';
  };
  return { isPending, run };
}
