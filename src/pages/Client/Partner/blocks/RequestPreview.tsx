import { formatPhone, parsePhone } from '#domain/identity/phone.ts';
import type { PartnerContactProps } from '#contracts/client/partner/contact.ts';
import * as partnerMessages from '#messages/client/partner.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

type Operation = PartnerContactProps['operations'][number];

interface RequestPreviewProps {
  readonly partner: string;
  readonly sender: PartnerContactProps['sender'];
  readonly subject: string;
  readonly message: string;
  readonly phone: string | null;
  readonly operation: Operation | null;
  /** What of the operation is passed on. */
  readonly ticked: readonly (keyof Operation['summary'])[];
}

/** A request as the partner will read it: nothing but what is here leaves. */
export function RequestPreview(props: RequestPreviewProps) {
  const { partner, sender, subject, message, operation, ticked } = props;
  const phone = parsePhone(props.phone ?? '');
  const t = useMessages(partnerMessages);
  const shared = ticked.flatMap((name) => {
    const value = operation?.summary[name] ?? null;
    return value === null ? [] : [{ term: t(`contact.shared.${name}`), value }];
  });
  return (
    <Card title={t('contact.preview')}>
      <Stack gap={3}>
        <DescriptionList
          layout="rows"
          columns={1}
          items={[
            { term: t('contact.previewTo'), value: partner },
            { term: t('contact.previewFrom'), value: `${sender.name}, ${sender.company}` },
            { term: t('contact.replyTo'), value: <Text breaks="words">{sender.email}</Text> },
            ...(phone === null ? [] : [{ term: t('contact.phone'), value: formatPhone(phone) }]),
            ...(subject === '' ? [] : [{ term: t('contact.subject'), value: subject }]),
            ...(operation === null ? [] : [{ term: t('contact.operation'), value: operation.name }]),
            ...(operation === null ? [] : shared),
          ]}
        />
        <Text as="p" breaks="lines" tone={message === '' ? 'ink3' : 'ink'}>
          {message === '' ? t('contact.nothing') : message}
        </Text>
      </Stack>
    </Card>
  );
}
