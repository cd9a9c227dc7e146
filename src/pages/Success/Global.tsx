import { CircleCheck, CircleQuestionMark, Clock } from 'lucide-react';
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
import { useAction } from '../Account/blocks/useAction.ts';
import { UnsubscribeForm } from './blocks/UnsubscribeForm.tsx';

/** What was brought to its end, what happens next, and the way on. Showing it again repeats nothing. */
export default function Success({ app, ...page }: WithShared<SuccessProps>) {
  const t = useMessages(successMessages);
  const { outcome, nextHref, homeHref, ask } = page;
  const title = outcome === null ? t('over.title') : t(`kinds.${outcome}.title`);
  useTitle(title, app.name);
  return (
    <EmptyState
      isPage
      headingLevel={1}
      picture={<StateIcon icon={iconOf(page)} />}
      title={title}
      actions={
        ask?.method === 'POST' && outcome !== null ? (
          <UnsubscribeForm href={ask.href} label={t(`kinds.${outcome}.action`)} />
        ) : (
          <>
            <Button variant="primary" href={nextHref}>
              {outcome === null ? t('over.action') : t(`kinds.${outcome}.action`)}
            </Button>
            {ask !== null && <AskButton ask={ask} label={t('undo')} />}
          </>
        )
      }
      foot={homeHref !== null && <TextLink href={homeHref}>{t('home')}</TextLink>}
    >
      {outcome === null ? t('over.text') : <Told {...page} outcome={outcome} />}
    </EmptyState>
  );
}

/** Nothing is done yet while something is asked. */
const iconOf = ({ outcome, ask }: Pick<SuccessProps, 'outcome' | 'ask'>) => {
  if (outcome === null) return Clock;
  return ask?.method === 'POST' ? CircleQuestionMark : CircleCheck;
};

interface AskButtonProps {
  readonly ask: NonNullable<SuccessProps['ask']>;
  readonly label: string;
}

/** What the person can take back. */
function AskButton({ ask, label }: AskButtonProps) {
  const { isPending, run } = useAction();
  return (
    <Button
      variant="secondary"
      isPending={isPending}
      onClick={() => void run({ method: ask.method, href: ask.href })}
    >
      {label}
    </Button>
  );
}

type ResultProps = Pick<SuccessProps, 'reference' | 'on' | 'amountCents'> & {
  readonly outcome: NonNullable<SuccessProps['outcome']>;
};

/** What was done, what happens next, and the figures to keep. */
function Told({ outcome, reference, on, amountCents }: ResultProps) {
  const t = useMessages(successMessages);
  const { date, money } = useFormat();
  const facts = [
    ...(reference === '' ? [] : [{ term: t('reference'), value: reference }]),
    ...(on === null ? [] : [{ term: t('date'), value: date(on) }]),
    ...(amountCents === null ? [] : [{ term: t('amount'), value: money(amountCents) }]),
  ];
  return (
    <Stack gap={4}>
      <Text as="p">{t(`kinds.${outcome}.text`)}</Text>
      <Text as="p" tone="ink3">
        {t(`kinds.${outcome}.step`)}
      </Text>
      {facts.length > 0 && <DescriptionList items={facts} columns={1} layout="rows" />}
    </Stack>
  );
}
