import { useEffect, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { PreviewAnswer } from '#contracts/client/marketing-email/payload.ts';
import { preview } from '#generated/routes/client/marketing-email.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Card } from '#ui/data/Card.tsx';
import { HtmlFrame } from '#ui/data/HtmlFrame.tsx';
import { PlainText } from '#ui/data/PlainText.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { ContentForm } from './BlockLines.tsx';

export interface PreviewPartProps {
  readonly form: ContentForm;
  readonly aside?: ReactNode;
}

const mailViews = ['light', 'dark', 'text'] as const;
type MailView = (typeof mailViews)[number];
/** So long after the last letter the mail is drawn again. */
const restMs = 400;

/** The mail as its readers will see it, drawn by the server from what is typed. */
export function PreviewPart({ form, aside }: PreviewPartProps) {
  const t = useMessages(campaignMessages);
  const { number } = useFormat();
  const [view, setView] = useState<MailView>('light');
  const { answer, isFailed } = usePreview(form, view === 'dark' ? 'dark' : 'light');
  return (
    <PageSection title={t('preview.title')} aside={aside}>
      <Stack gap={3}>
        <Inline gap={4}>
          <Segmented
            size="sm"
            label={t('preview.look')}
            value={view}
            onChange={setView}
            segments={mailViews.map((id) => ({ id, label: t(`preview.${id}`) }))}
          />
          {answer !== null && (
            <Text size="table" tone="ink3">
              {t('preview.weight', { size: number(Math.ceil(answer.weightBytes / 1024)) })}
            </Text>
          )}
        </Inline>
        {isFailed && <Banner tone="warn">{t('preview.failed')}</Banner>}
        {answer === null && !isFailed && <Skeleton width="100%" height={320} />}
        {answer !== null && (
          <Card isFlush={view !== 'text'}>
            {view === 'text' ? (
              <PlainText>{answer.text}</PlainText>
            ) : (
              <HtmlFrame html={answer.html} title={t('preview.frame')} />
            )}
          </Card>
        )}
      </Stack>
    </PageSection>
  );
}

/** What the server makes of the fields; the last answer stays while another is asked for. */
function usePreview(form: ContentForm, look: 'light' | 'dark') {
  const [subject, preheader, blocks] = useWatch({
    control: form.form.control,
    name: ['subject', 'preheader', 'blocks'],
  });
  const asked = JSON.stringify({ subject, preheader, blocks, look });
  const [result, setResult] = useState<{ answer: PreviewAnswer | null; isFailed: boolean }>({
    answer: null,
    isFailed: false,
  });
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      void sendJson(preview(), JSON.parse(asked) as Record<string, unknown>).then((answer) => {
        if (isOver) return;
        setResult((before) =>
          answer === null
            ? { ...before, isFailed: true }
            : { answer: answer as PreviewAnswer, isFailed: false },
        );
      });
    }, restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return result;
}
