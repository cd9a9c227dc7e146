import type { RegisterProps } from '#contracts/auth/register.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

/** Where the operator's terms and privacy policy are read, in another tab so that nothing typed is left. */
export function TermsLinks({ termsUrl, privacyUrl }: Pick<RegisterProps, 'termsUrl' | 'privacyUrl'>) {
  const t = useMessages(registerMessages);
  const links = [
    { href: termsUrl, label: t('readTerms') },
    { href: privacyUrl, label: t('readPrivacy') },
  ];
  if (termsUrl === null && privacyUrl === null) return null;
  return (
    <Inline as="span" gap={3}>
      {links.map(
        ({ href, label }) =>
          href !== null && (
            <TextLink key={label} href={href} isNewTab>
              {label}
            </TextLink>
          ),
      )}
    </Inline>
  );
}
