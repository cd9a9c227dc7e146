import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import type { LotFormProps } from '#contracts/client/operation/sale/form.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { AskedAction } from '../../../Account/blocks/AskedAction.tsx';

const DiagnosticDialog = lazyDialog(async () => (await import('./DiagnosticDialog.tsx')).DiagnosticDialog);

interface DiagnosticsPartProps extends Pick<LotFormProps, 'diagnostics' | 'today'> {
  readonly storeHref: string;
  readonly destroyHref: (id: string) => string;
  readonly canChange: boolean;
}

/** The technical reports on a property, each with how long it is valid. */
export function DiagnosticsPart({
  diagnostics,
  today,
  storeHref,
  destroyHref,
  canChange,
}: DiagnosticsPartProps) {
  const t = useMessages(lotMessages);
  const { date } = useFormat();
  const [isAdding, setAdding] = useState(false);
  return (
    <PageSection
      title={t('diagnostics.title')}
      count={diagnostics.length}
      aside={
        canChange && (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {t('diagnostics.add')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('diagnostics.title')}
        empty={t('diagnostics.empty')}
        items={diagnostics.map((item) => {
          const until =
            item.validUntil === null
              ? t('diagnostics.endless')
              : t('diagnostics.validUntil', { date: date(item.validUntil) });
          const kind = t(`choices.diagnosticKind.${item.kind}`);
          return {
            id: item.id,
            title: t('diagnostics.dated', { kind, date: date(item.on) }),
            icon: FileText,
            ...(item.file && { href: item.file.href }),
            detail: [until, item.result].filter(Boolean).join(' · '),
            badges: (
              <Badge tone={item.isOver ? 'neg' : 'pos'}>
                {t(item.isOver ? 'diagnostics.over' : 'diagnostics.valid')}
              </Badge>
            ),
            end: canChange && (
              <AskedAction
                label={t('diagnostics.remove')}
                title={t('diagnostics.removeTitle')}
                text={t('diagnostics.removeText')}
                action={{ method: 'DELETE', href: destroyHref(item.id) }}
              />
            ),
          };
        })}
      />
      {isAdding && <DiagnosticDialog storeHref={storeHref} today={today} onClose={() => setAdding(false)} />}
    </PageSection>
  );
}
