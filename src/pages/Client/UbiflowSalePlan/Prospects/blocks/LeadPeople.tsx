import type { OpenLead } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { edit } from '#generated/routes/client/contact.ts';
import { merge } from '#generated/routes/client/ubiflow-sale-plan/prospects.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { AskedAction } from '../../../../Account/blocks/AskedAction.tsx';
import { useLeadWords } from './useLeadWords.ts';

type Match = OpenLead['matches'][number];

const itemOf = ({ id, name, email, phone }: Match) => ({
  id,
  title: name,
  href: edit(id),
  detail: [email, phone].filter(Boolean).join(' · '),
});

/** The contact that whoever asked is, and those that they may be. */
export function LeadPerson({ opened: { contact, matches } }: { readonly opened: OpenLead }) {
  const { t } = useLeadWords();
  return (
    <>
      {contact !== null && <ItemList label={t('panel.contact')} isLabelShown items={[itemOf(contact)]} />}
      {matches.length > 0 && <ItemList label={t('panel.matches')} isLabelShown items={matches.map(itemOf)} />}
    </>
  );
}

interface LeadTwinsProps {
  readonly opened: OpenLead;
  readonly hrefOf: (id: string) => string;
}

/** What the same person asked besides, with the way to make one request of two. */
export function LeadTwins({ opened, hrefOf }: LeadTwinsProps) {
  const { t } = useLeadWords();
  const { date } = useFormat();
  const { row, twins, can } = opened;
  const [first] = twins;
  if (first === undefined) return null;
  return (
    <Stack gap={2}>
      {row.isTwin && (
        <Banner tone="warn">
          {t('panel.resembles', { name: first.name, date: date(first.receivedAt) })}
        </Banner>
      )}
      <ItemList
        label={t('panel.twins')}
        isLabelShown
        items={twins.map(({ id, name, receivedAt, lot }) => ({
          id,
          title: [name, lot].filter(Boolean).join(' · '),
          href: hrefOf(id),
          detail: t('panel.twinLine', { date: date(receivedAt) }),
          end: can.update && (
            <AskedAction
              label={t('merge.action')}
              title={t('merge.title', { date: date(receivedAt) })}
              text={t('merge.text')}
              action={{ method: 'POST', href: merge(row.id), data: { targetId: id } }}
            />
          ),
        }))}
      />
    </Stack>
  );
}
