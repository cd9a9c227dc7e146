import * as signInMessages from '#messages/auth/sign-in.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';

/** Gives the sign-in under way up and begins anew. */
export function BackToPassword({ href }: { readonly href: string }) {
  const t = useMessages(signInMessages);
  const visit = useVisit();
  return (
    <button
      type="button"
      className="text-link touch-target self-start text-table"
      onClick={() => void visit({ method: 'DELETE', href, preserveState: false })}
    >
      {t('back')}
    </button>
  );
}
