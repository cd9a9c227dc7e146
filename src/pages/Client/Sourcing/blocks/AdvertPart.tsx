import { useEffect, useState } from 'react';
import type { ImportUrlAnswer, UnreadReason } from '#contracts/client/sourcing/import-url.ts';
import { edit, importUrl } from '#generated/routes/client/sourcing.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { fetchCode } from '#runtime/platform/fetch-code.ts';
import { useStable } from '#runtime/platform/useStable.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { findCommunes } from '../../../blocks/find-communes.ts';
import { communeRead } from './read-commune.ts';

/** Fields that an advert fills, with what it says and the words that say it. */
export type ReadFields = Readonly<
  Record<string, { readonly value: string | number; readonly words: string }>
>;

export interface AdvertPartProps {
  /** The address that a link brought: it is read at once. */
  readonly address: string;
  /** Fills the fields of the form. */
  readonly onRead: (fields: ReadFields) => void;
}

/** Time that a person takes between two letters. */
const quietMs = 350;
/** As much text as is read. */
const maxLength = 20_000;

const isAddress = (text: string): boolean => /^\S+\.\S+$/.test(text) && !text.includes('\n');

/** What is looked for in an advert: the fields and what the reading calls them. */
const readable = [
  ['type', 'type'],
  ['askingPriceCents', 'priceCents'],
  ['areaM2', 'areaM2'],
  ['landAreaM2', 'landM2'],
  ['roomsCount', 'rooms'],
  ['energyClass', 'energyClass'],
  ['addressLine', 'addressLine'],
  ['city', 'city'],
] as const;
/** Those whose absence is worth a word. */
const expected: readonly string[] = ['type', 'askingPriceCents', 'areaM2', 'city', 'sourceKind'];

type Existing = NonNullable<ImportUrlAnswer['existing']>;
type Outcome =
  | { readonly kind: 'asking' | 'nothing' | 'failed' }
  | { readonly kind: 'read'; readonly missing: readonly string[]; readonly isCommuneOpen: boolean }
  | { readonly kind: 'unread'; readonly host: string; readonly reason: UnreadReason }
  | { readonly kind: 'known'; readonly existing: Existing };

/** Takes the address or the text of an advert, and fills the form with what it tells. */
export function AdvertPart({ address, onRead }: AdvertPartProps) {
  const t = useMessages(sourcingMessages);
  const [text, setText] = useState(address);
  const [pasting, setPasting] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const reportRead = useStable(onRead);
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === '') return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      const isPage = isAddress(trimmed);
      if (isPage) setOutcome({ kind: 'asking' });
      const reading = isPage ? readAddress(trimmed, asking.signal) : readText(trimmed, asking.signal);
      reading.then(
        ({ fields, outcome: read }) => {
          if (asking.signal.aborted) return;
          reportRead(fields);
          setOutcome(read);
        },
        // Without a network the fields are filled in by hand.
        () => undefined,
      );
    }, quietMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, reportRead]);

  const change = (next: string): void => {
    setText(next);
    setOutcome(null);
  };
  return (
    <Stack gap={3}>
      <TextArea
        key={pasting}
        name="advert"
        label={t('advert.label')}
        help={t('advert.help')}
        value={text}
        onChange={change}
        rows={3}
        maxLength={maxLength}
        autoFocus
      />
      <div role="status">
        {outcome !== null && (
          <OutcomeBanner
            outcome={outcome}
            onPaste={() => {
              change('');
              // Drawn anew, the field takes the cursor: the text is pasted at once.
              setPasting(pasting + 1);
            }}
          />
        )}
      </div>
    </Stack>
  );
}

interface OutcomeBannerProps {
  readonly outcome: Outcome;
  /** Makes way for the text of an advert whose page cannot be read. */
  readonly onPaste: () => void;
}

function OutcomeBanner({ outcome, onPaste }: OutcomeBannerProps) {
  const t = useMessages(sourcingMessages);
  const { date } = useFormat();
  const paste = <TextButton onPress={onPaste}>{t('advert.paste')}</TextButton>;
  switch (outcome.kind) {
    case 'asking':
      return <Banner tone="info">{t('advert.asking')}</Banner>;
    case 'nothing':
      return <Banner tone="warn">{t('advert.nothing')}</Banner>;
    case 'failed':
      return (
        <Banner tone="warn" action={paste}>
          {t('advert.failed')}
        </Banner>
      );
    case 'unread':
      return (
        <Banner tone="warn" action={paste}>
          {t(`advert.unread.${outcome.reason}`, { host: outcome.host })} {t('advert.addressKept')}
        </Banner>
      );
    case 'known':
      return (
        <Banner
          tone="warn"
          action={
            <TextLink href={edit(outcome.existing.id)}>
              {t('advert.open', { title: outcome.existing.title })}
            </TextLink>
          }
        >
          {t('advert.existing', { date: date(outcome.existing.on) })}
        </Banner>
      );
    case 'read':
      return <ReadBanner missing={outcome.missing} isCommuneOpen={outcome.isCommuneOpen} />;
  }
}

function ReadBanner({ missing, isCommuneOpen }: Omit<Extract<Outcome, { kind: 'read' }>, 'kind'>) {
  const t = useMessages(sourcingMessages);
  const names = missing.map((name) => t(`fields.${name as 'type'}`).toLowerCase()).join(', ');
  return (
    <Banner tone={missing.length > 0 ? 'info' : 'success'}>
      {[
        t('advert.read'),
        ...(missing.length > 0 ? [t('advert.missing', { fields: names })] : []),
        ...(isCommuneOpen ? [t('advert.unknownCommune')] : []),
      ].join(' ')}
    </Banner>
  );
}

interface Read {
  readonly fields: ReadFields;
  readonly outcome: Outcome;
}

async function readAddress(url: string, signal: AbortSignal): Promise<Read> {
  const answer = (await sendJson(importUrl(), { url })) as ImportUrlAnswer | null;
  if (answer === null) return { fields: {}, outcome: { kind: 'failed' } };
  const { address, existing, advert, unread } = answer;
  if (address === null) return { fields: {}, outcome: { kind: 'nothing' } };
  const { host, sourceKind } = address;
  const fields: ReadFields = {
    url: { value: address.url, words: host },
    ...(sourceKind !== null && { sourceKind: { value: sourceKind, words: host } }),
  };
  if (existing !== null) return { fields, outcome: { kind: 'known', existing } };
  if (advert === null) return { fields, outcome: { kind: 'unread', host, reason: unread ?? 'nothing' } };
  const read = await readOf(advert, signal, fields);
  const title: ReadFields =
    advert.title === '' ? {} : { title: { value: advert.title, words: advert.title } };
  return { ...read, fields: { ...title, ...read.fields } };
}

async function readText(text: string, signal: AbortSignal): Promise<Read> {
  const { readAdvert, readSourceKind } = await fetchCode(async () => ({
    ...(await import('#domain/sourcing/read-advert.ts')),
    ...(await import('#domain/sourcing/read-source-kind.ts')),
  }));
  const advert = readAdvert(text);
  const sourceKind = readSourceKind(text);
  const tellsNothing = Object.values(advert).every((piece) => piece === null);
  if (tellsNothing) return { fields: {}, outcome: { kind: 'nothing' } };
  return readOf(advert, signal, sourceKind === null ? {} : { sourceKind });
}

/** What is recognised in an advert, wherever it was read. */
type Recognised = Omit<NonNullable<ImportUrlAnswer['advert']>, 'title'>;

/** @param known what is known beside the text of the advert */
async function readOf(advert: Recognised, signal: AbortSignal, known: ReadFields): Promise<Read> {
  const found = readable.flatMap(([field, key]) => {
    const piece = advert[key];
    return piece === null ? [] : [[field, piece] as const];
  });
  const place = await placeOf(advert, signal);
  const fields: ReadFields = { ...known, ...Object.fromEntries(found), ...place };
  return {
    fields,
    outcome: {
      kind: 'read',
      missing: expected.filter((name) => !(name in fields)),
      isCommuneOpen: 'city' in fields && !('inseeCode' in fields),
    },
  };
}

/** The commune with its codes, where the directory knows one that is sure. */
async function placeOf({ postalCode, city }: Recognised, signal: AbortSignal): Promise<ReadFields> {
  const named = { postalCode: postalCode?.value ?? null, city: city?.value ?? null };
  const asked = named.postalCode ?? named.city;
  if (asked === null) return {};
  const words = (postalCode ?? city)?.words ?? '';
  const communes = await findCommunes(asked, signal).catch(() => []);
  const read = communeRead(communes, named);
  if (read === null) return postalCode === null ? {} : { postalCode };
  return {
    postalCode: { value: read.postalCode, words },
    city: { value: read.commune.name, words },
    inseeCode: { value: read.commune.inseeCode, words },
  };
}
