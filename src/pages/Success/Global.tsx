import { CircleCheck } from 'lucide-react';
import type { SuccessProps } from '#contracts/success/global.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as successMessages from '#messages/success.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { StateIcon } from '#ui/feedback/StateIcon.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** What was brought to its end, what happens next, and the way on. Showing it again repeats nothing. */
export default function Success(props: WithShared<SuccessProps>) {
  const { outcome, reference, on, amountCents, nextHref, homeHref, app } = props;
  const t = useMessages(successMessages);
  const { date, money } = useFormat();
  useTitle(t(`kinds.${outcome}.title`), app.name);
  const facts = [
    ...(reference === '' ? [] : [{ term: t('reference'), value: reference }]),
    ...(on === null ? [] : [{ term: t('date'), value: date(on) }]),
    ...(amountCents === null ? [] : [{ term: t('amount'), value: money(amountCents) }]),
  ];
  return (
    <EmptyState
      isPage
      headingLevel={1}
      picture={<StateIcon icon={CircleCheck} />}
      title={t(`kinds.${outcome}.title`)}
      actions={
        <Button variant="primary" href={nextHref}>
          {t(`kinds.${outcome}.action`)}
        </Button>
      }
      foot={homeHref !== null && <TextLink href={homeHref}>{t('home')}</TextLink>}
    >
      <Stack gap={4}>
        <Text as="p">{t(`kinds.${outcome}.text`)}</Text>
        <Text as="p" tone="ink3">
          {t(`kinds.${outcome}.step`)}
        </Text>
        {facts.length > 0 && <DescriptionList items={facts} columns={1} layout="rows" />}
      </Stack>
    </EmptyState>
  );
}
