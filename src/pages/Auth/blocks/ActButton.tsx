import { useState, type ReactNode } from 'react';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';

/** The one thing to do on a page: sends an action that takes nothing. */
export function ActButton({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const visit = useVisit();
  const [isPending, setPending] = useState(false);
  const act = () => {
    setPending(true);
    void visit({ method: 'POST', href, onFinish: () => setPending(false) });
  };
  return (
    <Button variant="primary" size="lg" isFull isPending={isPending} onClick={act}>
      {children}
    </Button>
  );
}
