import { Download } from 'lucide-react';
import type { UtmFormProps } from '#contracts/admin/utm/form.ts';
import { utmAddress } from '#domain/growth/utm.ts';
import { qr } from '#generated/routes/admin/utm.ts';
import * as utmMessages from '#messages/admin/utm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { CopyText } from '#ui/data/CopyText.tsx';
import { QrCode } from '#ui/data/QrCode.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

interface LinkPreviewProps {
  readonly id: string | null;
  readonly values: UtmFormProps['form']['values'];
  readonly current: UtmFormProps['current'];
  readonly origin: string;
}

/** Where the link leads as it is being written, and its short form once it is saved. */
export function LinkPreview({ id, values, current, origin }: LinkPreviewProps) {
  const t = useMessages(utmMessages);
  const address = utmAddress(values.targetUrl, values, origin);
  return (
    <Stack gap={4}>
      {address === null ? (
        <Text tone="ink3">{t('links.none')}</Text>
      ) : (
        <CopyText label={t('links.title')} text={address} />
      )}
      {current !== null && id !== null && (
        <>
          <CopyText label={t('links.short')} text={origin + current.shortPath} />
          <QrCode svg={current.qrSvg} alt={t('links.qr')} />
          <Inline gap={2}>
            <Button size="sm" icon={Download} href={qr(id, { query: { format: 'svg' } })} download>
              {t('links.svg')}
            </Button>
            <Button size="sm" icon={Download} href={qr(id, { query: { format: 'png' } })} download>
              {t('links.png')}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}
