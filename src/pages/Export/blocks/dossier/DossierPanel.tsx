import { Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import type { DossierProps } from '#contracts/export/dossier.ts';
import { maxDossierRecipient } from '#domain/paper/dossier-copy.ts';
import { dossierPresets, usualSections, type DossierPreset } from '#domain/paper/dossier-presets.ts';
import type { ExportSection } from '#domain/paper/sections.ts';
import { store } from '#generated/routes/client/dossier.ts';
import * as dossierMessages from '#messages/export/dossier.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useAddress, useNavigate, useVisit } from '#runtime/navigation/hooks.ts';
import { parseQuery, stringifyQuery } from '#runtime/routes/query.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Text } from '#ui/data/Text.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { PrintPanel } from '#ui/print/PrintPart.tsx';
import { TickOrder } from '#ui/reorder/TickOrder.tsx';
import { sectionKey } from '../section-key.ts';
import { RenameDialog } from './RenameDialog.tsx';
import type { DossierCopy } from '#contracts/export/dossier-copy.ts';
import { usePoll } from '#runtime/props/usePoll.ts';
import { DossierCopies } from '../../../Client/Share/blocks/DossierCopies.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

export interface DossierPanelProps extends Pick<
  DossierProps,
  'offered' | 'chosen' | 'preset' | 'recipient' | 'titles' | 'hasVir' | 'isPrintedByServer'
> {
  readonly operationId: string;
  readonly hides: DossierProps['paper']['hides'];
  readonly copies: NonNullable<DossierProps['copies']>;
}

/** What a file holds, in which order and under which names, for whom; the address keeps it all. */
export function DossierPanel(props: DossierPanelProps) {
  const { offered, chosen, hasVir, isPrintedByServer, copies } = props;
  const t = useMessages(dossierMessages);
  const { path, search } = useAddress();
  const navigate = useNavigate();
  const [preset, setPreset] = useState<DossierPreset>(props.preset);
  const [recipient, setRecipient] = useState(props.recipient);
  const [order, setOrder] = useState<readonly ExportSection[]>(chosen);
  const [titles, setTitles] = useState(props.titles);
  const copy = useCopy(props.operationId);
  const choosePreset = (id: string | null): void => {
    const next = dossierPresets.find((one) => one === id);
    if (next === undefined) return;
    setPreset(next);
    setOrder(usualSections(next, offered, hasVir));
  };
  const { hide, watermark } = parseQuery(search);
  const query = stringifyQuery({
    hide,
    watermark,
    preset,
    recipient: recipient.trim() || null,
    sections: order.join(','),
    titles,
  });
  const shown = stringifyQuery({
    hide,
    watermark,
    preset: props.preset,
    recipient: props.recipient || null,
    sections: chosen.join(','),
    titles: props.titles,
  });
  const isShown = query === shown;
  const nothing = order.length === 0 ? t('nothing') : undefined;
  const prepare = async (): Promise<void> => {
    const { amounts, margin } = props.hides;
    const isKept = await copy.keep({
      recipient: recipient.trim(),
      preset,
      sections: order,
      titles,
      hide: amounts ? ['amounts'] : margin ? ['margin'] : [],
      watermark: typeof watermark === 'string' ? watermark : '',
    });
    if (isKept && !isPrintedByServer) window.print();
  };
  return (
    <PrintPanel>
      <PageHeader title={t('pageTitle')} subtitle={t(isPrintedByServer ? 'helpServer' : 'helpBrowser')} />
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
          maxLength={maxDossierRecipient}
          error={copy.errors['recipient']}
        />
      </Columns>
      <SectionOrder
        offered={offered}
        order={order}
        onChange={setOrder}
        titles={titles}
        onRename={(section, title) => setTitles(withTitle(titles, section, title))}
      />
      {copy.errors['sections'] !== undefined && (
        <FieldError id="dossier-sections-error" text={copy.errors['sections']} />
      )}
      <Inline justify="between">
        <Text size="label" tone="ink3" isStatus>
          {t('count', { count: order.length })}
        </Text>
        <Inline>
          <Button variant="discreet" onClick={() => setOrder(usualSections(preset, offered, hasVir))}>
            {t('usual')}
          </Button>
          <Button
            onClick={() => void navigate(`${path}?${query}`, { replace: true })}
            inactiveReason={nothing ?? (isShown ? t('isShown') : undefined)}
          >
            {t('refresh')}
          </Button>
          <Button
            variant="primary"
            icon={Printer}
            isPending={copy.isPending}
            onClick={() => void prepare()}
            // The person’s own browser prints what is on the screen.
            inactiveReason={nothing ?? (isPrintedByServer || isShown ? undefined : t('refreshFirst'))}
          >
            {t(isPrintedByServer ? 'prepare' : 'printAndKeep')}
          </Button>
        </Inline>
      </Inline>
      <CopyList copies={copies} />
    </PrintPanel>
  );
}

/** Asks for a copy that is kept; what was refused stands at its field. */
function useCopy(operationId: string) {
  const visit = useVisit();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isPending, setPending] = useState(false);
  const keep = async (data: object): Promise<boolean> => {
    setPending(true);
    const result = await visit({
      method: 'POST',
      href: store({ operation: operationId }),
      data: { ...data },
      preserveScroll: true,
    });
    setPending(false);
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  return { errors, isPending, keep };
}

type Titles = DossierProps['titles'];

/** Names of sections with one more; an empty one gives back the usual name. */
const withTitle = (titles: Titles, section: string, title: string): Titles => {
  const { [section]: _before, ...others } = titles;
  return title === '' ? others : { ...others, [section]: title };
};

interface SectionOrderProps {
  readonly offered: readonly ExportSection[];
  readonly order: readonly ExportSection[];
  readonly onChange: (order: readonly ExportSection[]) => void;
  readonly titles: Titles;
  readonly onRename: (section: ExportSection, title: string) => void;
}

/** The chosen papers in their order, then those that are left out. */
function SectionOrder({ offered, order, onChange, titles, onRename }: SectionOrderProps) {
  const t = useMessages(dossierMessages);
  const section = useMessages(sectionMessages);
  const [renamed, setRenamed] = useState<ExportSection | null>(null);
  return (
    <>
      <TickOrder
        name="section"
        label={t('sections')}
        value={order}
        onChange={onChange}
        items={offered.map((name) => {
          const usual = section(sectionKey(name));
          return {
            id: name,
            label: titles[name] ?? usual,
            help: titles[name] === undefined ? undefined : usual,
            end: (
              <IconButton
                icon={Pencil}
                size="sm"
                label={t('rename.of', { title: titles[name] ?? usual })}
                onClick={() => setRenamed(name)}
              />
            ),
          };
        })}
      />
      {renamed !== null && (
        <RenameDialog
          usual={section(sectionKey(renamed))}
          title={titles[renamed] ?? ''}
          onRename={(title) => onRename(renamed, title)}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}

/** How often a page asks how far a copy has come, in milliseconds. */
const askEveryMs = 1500;

/** Copies of the operation that were made before; those on the press tell how far they have come. */
function CopyList({ copies }: { readonly copies: readonly DossierCopy[] }) {
  const t = useMessages(dossierMessages);
  if (copies.length === 0) return null;
  const isWaiting = copies.some(({ status }) => status === 'queued' || status === 'printing');
  return (
    <Stack gap={2}>
      {isWaiting && <Progress />}
      <SectionTitle count={copies.length}>{t('copies')}</SectionTitle>
      <DossierCopies copies={copies} />
    </Stack>
  );
}

function Progress() {
  usePoll(askEveryMs, { only: ['copies'] satisfies (keyof DossierProps)[] });
  return null;
}
