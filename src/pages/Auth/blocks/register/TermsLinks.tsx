import type { RegisterProps } from '#contracts/auth/register.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** Where the operator's terms and privacy policy are read, in another tab so that nothing typed is left. */
export function TermsLinks({ termsUrl, privacyUrl }: Pick<RegisterProps, 'termsUrl' | 'privacyUrl'>) {
  const t = useMessages(registerMessages);
  const links = [
    { href: termsUrl, label: t('readTerms') },
    { href: privacyUrl, label: t('readPrivacy') },
  ];
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {links.map(
        ({ href, label }) =>
          href !== null && (
            <a key={label} href={href} target="_blank" rel="noreferrer" className="text-link">
              {label}
            </a>
          ),
      )}
    </span>
  );
}
