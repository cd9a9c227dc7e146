import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import type { EmailHistoryShowProps } from '#contracts/client/email-history/show.ts';
import { calendar } from '#generated/routes/client/email-history.ts';
import * as emailMessages from '#messages/client/email-history.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Card } from '#ui/data/Card.tsx';
import { HtmlFrame } from '#ui/data/HtmlFrame.tsx';
import { PlainText } from '#ui/data/PlainText.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** What a mail said: in a frame without scripts, its images of other servers only when asked for, or as text. */
export function EmailBody({ email }: Pick<EmailHistoryShowProps, 'email'>) {
  const t = useMessages(emailMessages);
  const [part, setPart] = useState<'html' | 'text'>('html');
  const [isWithImages, setWithImages] = useState(false);
  const { body, absence, hasCalendar } = email;
  const hasHidden = body !== null && part === 'html' && !isWithImages && hasRemoteImages(body.html);
  return (
    <Stack gap={3}>
      {body === null ? (
        <Banner tone="info">{t(absence === 'purged' ? 'show.purged' : 'show.private')}</Banner>
      ) : (
        <>
          <div>
            <Segmented
              size="sm"
              label={t('show.part')}
              value={part}
              onChange={setPart}
              segments={(['html', 'text'] as const).map((id) => ({ id, label: t(`show.${id}`) }))}
            />
          </div>
          {hasHidden && (
            <Banner
              tone="info"
              action={
                <Button size="sm" onClick={() => setWithImages(true)}>
                  {t('show.showImages')}
                </Button>
              }
            >
              {t('show.images')}
            </Banner>
          )}
          <Card isFlush={part === 'html'}>
            {part === 'html' ? (
              <HtmlFrame html={body.html} title={t('show.frame')} hasImages={isWithImages} />
            ) : (
              <PlainText>{body.text}</PlainText>
            )}
          </Card>
        </>
      )}
      {hasCalendar && (
        <Card title={t('show.attachments')}>
          <Button icon={Paperclip} href={calendar(email.id)} download>
            {t('show.calendar')}
          </Button>
        </Card>
      )}
    </Stack>
  );
}

/** True when a body asks another server for a picture. */
const hasRemoteImages = (html: string): boolean =>
  /<img[^>]+src\s*=\s*["']?\s*(?:https?:)?\/\//i.test(html) || /url\(\s*["']?\s*(?:https?:)?\/\//i.test(html);
