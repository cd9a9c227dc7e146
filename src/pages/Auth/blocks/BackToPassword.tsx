import * as signInMessages from '#messages/auth/sign-in.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { Text } from '#ui/data/Text.tsx';

/** Gives the sign-in under way up and begins anew. */
export function BackToPassword({ href }: { readonly href: string }) {
  const t = useMessages(signInMessages);
  const visit = useVisit();
  return (
    <Text as="div" size="table">
      <TextButton onPress={() => void visit({ method: 'DELETE', href, preserveState: false })}>
        {t('back')}
      </TextButton>
    </Text>
  );
}
