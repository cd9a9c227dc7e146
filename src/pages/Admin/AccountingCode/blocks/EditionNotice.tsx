import type { AccountingCodeIndexProps } from '#contracts/admin/accounting-code/index.ts';
import * as chartMessages from '#messages/admin/accounting-code.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** So many differences are told; the others are counted. */
const maxListed = 8;

/** In what the chart differs from the edition of the PCG that it follows. */
export function EditionNotice({ edition }: Pick<AccountingCodeIndexProps, 'edition'>) {
  const t = useMessages(chartMessages);
  const { date } = useFormat();
  const lines = [
    ...edition.renamed.map((change) => t('diff.renamed', change)),
    ...edition.missing.map((change) => t('diff.missing', change)),
  ];
  if (lines.length === 0) {
    return (
      <Text size="label" tone="ink3">
        {t('diff.same', { date: date(edition.on) })} {edition.source}.
      </Text>
    );
  }
  return (
    <Banner tone="warn">
      <Stack gap={1}>
        <Text weight="medium">{t('diff.title', { date: date(edition.on) })}</Text>
        {lines.slice(0, maxListed).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        {lines.length > maxListed && <Text>{t('diff.more', { count: lines.length - maxListed })}</Text>}
      </Stack>
    </Banner>
  );
}
