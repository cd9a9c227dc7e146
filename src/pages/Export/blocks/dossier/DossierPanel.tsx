import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { DossierProps } from '#contracts/export/dossier.ts';
import { dossierPresets, usualSections, type DossierPreset } from '#domain/paper/dossier-presets.ts';
import type { ExportSection } from '#domain/paper/sections.ts';
import * as dossierMessages from '#messages/export/dossier.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useAddress, useNavigate } from '#runtime/navigation/hooks.ts';
import { parseQuery, stringifyQuery } from '#runtime/routes/query.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { PrintPanel } from '#ui/print/PrintPart.tsx';
import { sectionKey } from '../section-key.ts';
import { moved, withChosen } from './section-order.ts';

export type DossierPanelProps = Pick<DossierProps, 'offered' | 'chosen' | 'preset' | 'recipient'>;

/** What a file holds, in which order, for whom; the address keeps it all. */
export function DossierPanel({ offered, chosen, ...given }: DossierPanelProps) {
  const t = useMessages(dossierMessages);
  const { path, search } = useAddress();
  const navigate = useNavigate();
  const [preset, setPreset] = useState<DossierPreset>(given.preset);
  const [recipient, setRecipient] = useState(given.recipient);
  const [order, setOrder] = useState<readonly ExportSection[]>(chosen);
  const choosePreset = (id: string | null): void => {
    const next = dossierPresets.find((one) => one === id);
    if (next === undefined) return;
    setPreset(next);
    setOrder(usualSections(next, offered));
  };
  const refresh = (): void => {
    const { hide, watermark } = parseQuery(search);
    const query = stringifyQuery({
      hide,
      watermark,
      preset,
      recipient: recipient.trim() || null,
      sections: order.join(','),
    });
    void navigate(`${path}?${query}`, { replace: true });
  };
  return (
    <PrintPanel>
      <PageHeader title={t('pageTitle')} subtitle={t('help')} />
      <Columns>
        <Select
          name="preset"
          label={t('preset')}
          help={t('presetHelp')}
          value={preset}
          onChange={choosePreset}
          choices={dossierPresets.map((id) => ({ id, label: t(`presets.${id}`) }))}
        />
        <TextField
          name="recipient"
          label={t('recipient')}
          help={t('recipientHelp')}
          value={recipient}
          onChange={setRecipient}
          maxLength={80}
          isOptional
        />
      </Columns>
      <SectionList offered={offered} order={order} onChange={setOrder} />
      <Inline justify="between">
        <Text size="label" tone="ink3" isStatus>
          {t('count', { count: order.length })}
        </Text>
        <Inline>
          <Button variant="discreet" onClick={() => setOrder(usualSections(preset, offered))}>
            {t('usual')}
          </Button>
          <Button
            variant="primary"
            onClick={refresh}
            inactiveReason={order.length === 0 ? t('nothing') : undefined}
          >
            {t('refresh')}
          </Button>
        </Inline>
      </Inline>
    </PrintPanel>
  );
}

interface SectionListProps {
  readonly offered: readonly ExportSection[];
  readonly order: readonly ExportSection[];
  readonly onChange: (order: readonly ExportSection[]) => void;
}

/** The chosen papers in their order, then those that are left out. */
function SectionList({ offered, order, onChange }: SectionListProps) {
  const t = useMessages(dossierMessages);
  const section = useMessages(sectionMessages);
  const left = offered.filter((name) => !order.includes(name));
  return (
    <ItemList
      label={t('sections')}
      isCompact
      isLabelShown
      items={[...order, ...left].map((name, rank) => {
        const title = section(sectionKey(name));
        const isChosen = order.includes(name);
        return {
          id: name,
          title,
          lead: (
            <Checkbox
              name={`section-${name}`}
              label={title}
              isLabelHidden
              value={isChosen}
              onChange={(value) => onChange(withChosen(order, name, value))}
            />
          ),
          end: isChosen && (
            <Inline>
              <IconButton
                icon={ArrowUp}
                size="sm"
                label={t('up', { title })}
                inactiveReason={rank === 0 ? t('isFirst') : undefined}
                onClick={() => onChange(moved(order, rank, -1))}
              />
              <IconButton
                icon={ArrowDown}
                size="sm"
                label={t('down', { title })}
                inactiveReason={rank === order.length - 1 ? t('isLast') : undefined}
                onClick={() => onChange(moved(order, rank, 1))}
              />
            </Inline>
          ),
        };
      })}
    />
  );
}
