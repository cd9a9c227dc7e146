import { Download, Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import * as securityMessages from '#messages/account/security.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Head of the file and of the printed sheet. */
  readonly title: string;
}

/** Recovery codes on the one occasion that they are shown: to be copied, kept as a file or printed. */
export function RecoveryCodes({ codes, title }: RecoveryCodesProps) {
  const t = useMessages(securityMessages);
  const text = codes.join('\n');
  const download = () => {
    const href = URL.createObjectURL(new Blob([`${title}\n\n${text}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = href;
    link.download = t('twoFactor.fileName');
    link.click();
    URL.revokeObjectURL(href);
  };
  return (
    <section aria-label={t('twoFactor.codes')} className="flex flex-col gap-3">
      <Banner tone="warn">{t('twoFactor.codesText')}</Banner>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-card bg-sunken p-4 sm:max-w-96">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label={t('twoFactor.copy')} />
        <Button size="sm" icon={Download} onClick={download}>
          {t('twoFactor.download')}
        </Button>
        <Button size="sm" icon={Printer} onClick={() => window.print()}>
          {t('twoFactor.print')}
        </Button>
      </div>
      {createPortal(
        <div className="print-alone">
          <p>{title}</p>
          <pre>{text}</pre>
        </div>,
        document.body,
      )}
    </section>
  );
}
