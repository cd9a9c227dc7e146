import { useEffect, useState } from 'react';
import type { ImportUrlAnswer } from '#contracts/client/sourcing/import-url.ts';
import type { Advert } from '#domain/sourcing/read-advert.ts';
import { edit, importUrl } from '#generated/routes/client/sourcing.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { fetchCode } from '#runtime/platform/fetch-code.ts';
import { useStable } from '#runtime/platform/useStable.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
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
  ['city', 'city'],
] as const;
/** Those whose absence is worth a word. */
const expected: readonly string[] = ['type', 'askingPriceCents', 'areaM2', 'city'];

type Outcome =
  | { readonly kind: 'text'; readonly missing: readonly string[]; readonly isCommuneOpen: boolean }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'address'; readonly host: string; readonly existing: ImportUrlAnswer['existing'] };

/** Takes the address or the text of an advert, and fills the form with what it tells. */
export function AdvertPart({ onRead }: AdvertPartProps) {
  const t = useMessages(sourcingMessages);
  const { date } = useFormat();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const reportRead = useStable(onRead);
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === '') return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      const reading = isAddress(trimmed)
        ? readAddress(trimmed, asking.signal)
        : readText(trimmed, asking.signal);
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
        {outcome?.kind === 'nothing' && <Banner tone="warn">{t('advert.nothing')}</Banner>}
        {outcome?.kind === 'text' && (
          <Banner tone={outcome.missing.length > 0 ? 'info' : 'success'}>
            {t('advert.read')}
            {outcome.missing.length > 0 && (
              <>
                {' '}
                {t('advert.missing', {
                  fields: outcome.missing
                    .map((name) => t(`fields.${name as 'type'}`).toLowerCase())
                    .join(', '),
                })}
              </>
            )}
            {outcome.isCommuneOpen && <> {t('advert.unknownCommune')}</>}
          </Banner>
        )}
        {outcome?.kind === 'address' && outcome.existing === null && (
          <Banner tone="info">{t('advert.address', { host: outcome.host })}</Banner>
        )}
        {outcome?.kind === 'address' && outcome.existing !== null && (
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
        )}
      </div>
    </Stack>
  );
}

interface Read {
  readonly fields: ReadFields;
  readonly outcome: Outcome;
}

async function readAddress(url: string, signal: AbortSignal): Promise<Read> {
  const { advert, existing } = (await getJson(importUrl({ query: { url } }), signal)) as ImportUrlAnswer;
  if (advert === null) return { fields: {}, outcome: { kind: 'nothing' } };
  const { host, sourceKind } = advert;
  return {
    fields: {
      url: { value: advert.url, words: host },
      ...(sourceKind !== null && { sourceKind: { value: sourceKind, words: host } }),
    },
    outcome: { kind: 'address', host, existing },
  };
}

async function readText(text: string, signal: AbortSignal): Promise<Read> {
  const { readAdvert } = await fetchCode(async () => import('#domain/sourcing/read-advert.ts'));
  const advert = readAdvert(text);
  const found = readable.flatMap(([field, key]) => {
    const piece = advert[key];
    return piece === null ? [] : [[field, piece] as const];
  });
  if (found.length === 0 && advert.postalCode === null) return { fields: {}, outcome: { kind: 'nothing' } };
  const place = await placeOf(advert, signal);
  const fields: ReadFields = { ...Object.fromEntries(found), ...place };
  return {
    fields,
    outcome: {
      kind: 'text',
      missing: expected.filter((name) => !(name in fields)),
      isCommuneOpen: 'city' in fields && !('inseeCode' in fields),
    },
  };
}

/** The commune with its codes, where the directory knows one that is sure. */
async function placeOf({ postalCode, city }: Advert, signal: AbortSignal): Promise<ReadFields> {
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
