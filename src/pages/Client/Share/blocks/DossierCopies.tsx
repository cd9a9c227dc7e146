import { CircleAlert, CircleCheck, Download, Printer, Timer } from 'lucide-react';
import type { DossierCopy } from '#contracts/export/dossier-copy.ts';
import { dossier as dossierPage } from '#generated/routes/export.ts';
import * as dossierMessages from '#messages/export/dossier.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Meter } from '#ui/feedback/Meter.tsx';
import { Facts } from '#ui/layout/Facts.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

const looks = {
  queued: { tone: 'sourcing', icon: Timer },
  printing: { tone: 'info', icon: Printer },
  done: { tone: 'pos', icon: CircleCheck },
  failed: { tone: 'neg', icon: CircleAlert },
} as const;

interface DossierCopiesProps {
  readonly copies: readonly DossierCopy[];
  /** Tells the operation of each: copies of several are listed. */
  readonly isOfSeveral?: boolean;
}

/** Copies of files: who was given what, on which day, and the PDF where it is kept. */
export function DossierCopies({ copies, isOfSeveral = false }: DossierCopiesProps) {
  const t = useMessages(dossierMessages);
  return (
    <ItemList
      label={t('copies')}
      empty={t('noCopies')}
      items={copies.map((copy) => ({
        id: copy.id,
        title: copy.recipient,
        badges: (
          <>
            <Badge tone={looks[copy.status].tone} icon={looks[copy.status].icon}>
              {t(`states.${copy.status}`)}
            </Badge>
            <Badge>{t(`presets.${copy.preset}`)}</Badge>
          </>
        ),
        detail: <CopyFacts copy={copy} isOfSeveral={isOfSeveral} />,
        end: copy.href !== null && (
          <Button size="sm" icon={Download} href={copy.href} download>
            {t('open')}
          </Button>
        ),
      }))}
    />
  );
}

function CopyFacts({ copy, isOfSeveral }: { readonly copy: DossierCopy; readonly isOfSeveral: boolean }) {
  const t = useMessages(dossierMessages);
  const { dateTime } = useFormat();
  const facts = [
    copy.isByLink
      ? t('line.byLink', { date: dateTime(copy.at) })
      : t('line.made', { date: dateTime(copy.at), name: copy.author }),
    t('line.sections', { count: copy.sectionsCount }),
    copy.pagesCount !== null && t('line.pages', { count: copy.pagesCount }),
    copy.hides.includes('amounts') ? t('line.noAmounts') : copy.hides.length > 0 && t('line.noMargin'),
    copy.madeBy === 'browser' && t('line.notKept'),
  ].filter((fact) => fact !== false);
  return (
    <Stack as="span" gap={0.5}>
      {isOfSeveral && (
        <TextLink href={dossierPage({ operation: copy.operation.id })}>{copy.operation.name}</TextLink>
      )}
      <Facts>
        {facts.map((fact) => (
          <Text key={fact}>{fact}</Text>
        ))}
      </Facts>
      {copy.status === 'printing' && (
        <Meter
          label={t('states.printing')}
          value={copy.progressPercent}
          text={t('line.progress', { percent: copy.progressPercent })}
        />
      )}
    </Stack>
  );
}
