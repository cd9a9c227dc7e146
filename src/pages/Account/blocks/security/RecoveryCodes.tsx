import { Download, Printer } from 'lucide-react';
import * as securityMessages from '#messages/account/security.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { CodeList } from '#ui/data/CodeList.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { PrintAlone } from '#ui/print/PrintAlone.tsx';

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
    <section aria-label={t('twoFactor.codes')}>
      <Stack gap={3}>
        <Banner tone="warn">{t('twoFactor.codesText')}</Banner>
        <CodeList codes={codes} />
        <Inline>
          <CopyButton text={text} label={t('twoFactor.copy')} />
          <Button size="sm" icon={Download} onClick={download}>
            {t('twoFactor.download')}
          </Button>
          <Button size="sm" icon={Printer} onClick={() => window.print()}>
            {t('twoFactor.print')}
          </Button>
        </Inline>
      </Stack>
      <PrintAlone>
        <p>{title}</p>
        <pre>{text}</pre>
      </PrintAlone>
    </section>
  );
}
