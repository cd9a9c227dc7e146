import { useState } from 'react';
import type { ConsentLine, PurposeConsents } from '#contracts/client/contact/relations.ts';
import type { ConsentPurpose } from '#domain/relation/contact.ts';
import * as relationMessages from '#messages/client/contact-relations.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import type { PartProps } from './ContactPart.tsx';

const ConsentDialog = lazyDialog(async () => (await import('./ConsentDialog.tsx')).ConsentDialog);

/** What a contact agreed to or refused: a card per purpose, with its past. */
export function ConsentsPart({ contactId, canSave, today, consents }: PartProps) {
  const t = useMessages(relationMessages);
  const [recorded, setRecorded] = useState<ConsentPurpose | null>(null);
  return (
    <>
      <Text as="p" tone="ink3">
        {t('consent.help')}
      </Text>
      {(consents ?? []).map((one) => (
        <PurposeCard
          key={one.purpose}
          consents={one}
          {...(canSave && { onRecord: () => setRecorded(one.purpose) })}
        />
      ))}
      {recorded !== null && (
        <ConsentDialog
          contactId={contactId}
          purpose={recorded}
          today={today}
          onClose={() => setRecorded(null)}
        />
      )}
    </>
  );
}

interface PurposeCardProps {
  readonly consents: PurposeConsents;
  readonly onRecord?: () => void;
}

function PurposeCard({ consents: { purpose, lines }, onRecord }: PurposeCardProps) {
  const t = useMessages(relationMessages);
  const format = useFormat();
  const [current, ...past] = lines;
  const title = t(`purposes.${purpose}`);
  const consentText = (line: ConsentLine): string =>
    [
      t('consent.line', {
        answer: t(line.isGiven ? 'consent.given' : 'consent.refused'),
        date: format.date(line.at),
      }),
      line.withdrawnAt !== null && t('consent.withdrawn', { date: format.date(line.withdrawnAt) }),
      t(`bases.${line.basis}`),
      line.source,
      line.by,
    ]
      .filter(Boolean)
      .join(' · ');
  const badge =
    current === undefined ? (
      <Badge>{t('consent.unknown')}</Badge>
    ) : (
      <Badge tone={current.isGiven ? 'pos' : 'neg'}>
        {t(current.isGiven ? 'consent.given' : 'consent.refused')}
      </Badge>
    );
  return (
    <Card
      title={title}
      aside={
        onRecord && (
          <Button size="sm" aria-label={t('consent.recordFor', { purpose: title })} onClick={onRecord}>
            {t('consent.record')}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        <div>
          {badge} <Text tone="ink3">{current ? consentText(current) : t(`purposeHelp.${purpose}`)}</Text>
        </div>
        {past.length > 0 && (
          <ItemList
            label={t('consent.past')}
            isLabelShown
            isCompact
            items={past.map((line) => ({ id: line.id, title: consentText(line) }))}
          />
        )}
      </Stack>
    </Card>
  );
}
