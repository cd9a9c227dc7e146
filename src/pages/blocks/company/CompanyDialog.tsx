import { useCallback, useState } from 'react';
import type { CompanyAnswer, FoundCompany } from '#contracts/company.ts';
import { formatSiren, parseSiren } from '#domain/identity/siren.ts';
import { index } from '#generated/routes/company.ts';
import * as searchMessages from '#messages/company-search.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useChoiceSearch } from '#ui/fields/useChoiceSearch.ts';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { companyFill, type CompanyDifference, type CompanyNames, type FilledField } from './company-fill.ts';

/** The register answers to no less. */
const minLength = 3;

interface CompanyDialogProps {
  readonly names: CompanyNames;
  /** What stands in the form. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly choicesOf: (name: string) => readonly string[] | undefined;
  readonly labelOf: (name: string) => string;
  readonly onFill: (fields: readonly FilledField[]) => void;
  readonly onClose: () => void;
}

/** Finds a company in the register, then asks what of the typed it may replace. */
export function CompanyDialog({ names, values, choicesOf, labelOf, onFill, onClose }: CompanyDialogProps) {
  const t = useMessages(searchMessages);
  const [query, setQuery] = useState(() => firstQuery(names, values));
  const [chosen, setChosen] = useState<FoundCompany | null>(null);
  const [replaced, setReplaced] = useState<readonly string[]>([]);
  const [isUnchosen, setUnchosen] = useState(false);
  const { status, items, source } = useCompanies(query);
  const choose = (company: FoundCompany): boolean => {
    const { fills, differences } = companyFill(company, { names, values, choicesOf });
    if (differences.length > 0) {
      setChosen(company);
      return false;
    }
    onFill(fills);
    return true;
  };
  const proposal = chosen && companyFill(chosen, { names, values, choicesOf });
  const submit = (): boolean => {
    const [only, ...others] = items;
    if (proposal === null) {
      const isSure = only !== undefined && others.length === 0;
      setUnchosen(!isSure);
      return isSure && choose(only);
    }
    const agreed = proposal.differences.filter(({ fact }) => replaced.includes(fact));
    onFill([...proposal.fills, ...agreed.flatMap(({ fields }) => fields)]);
    return true;
  };
  return (
    <FormDialog
      title={t('title')}
      description={t('text')}
      submitLabel={t('submit')}
      onSubmit={submit}
      onClose={onClose}
    >
      {proposal === null || chosen === null ? (
        <>
          <TextField
            name="companyQuery"
            label={t('query')}
            value={query}
            onChange={setQuery}
            error={isUnchosen ? t('choose') : undefined}
            autoFocus
          />
          {source === 'demonstration' && <Banner tone="info">{t('demonstration')}</Banner>}
          {source === 'none' && <Banner tone="warn">{t('off')}</Banner>}
          <div aria-live="polite">
            <Found
              status={query.trim().length < minLength ? 'idle' : status}
              items={items}
              onChoose={(company) => {
                if (choose(company)) onClose();
              }}
            />
          </div>
        </>
      ) : (
        <>
          <Text>{t('chosen', { name: chosen.name })}</Text>
          {proposal.differences.map((difference) => (
            <Difference
              key={difference.fact}
              difference={difference}
              label={difference.fact === 'address' ? t('address') : labelOf(difference.name)}
              value={replaced.includes(difference.fact)}
              onChange={(isReplaced) =>
                setReplaced(
                  isReplaced
                    ? [...replaced, difference.fact]
                    : replaced.filter((fact) => fact !== difference.fact),
                )
              }
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}

interface DifferenceProps {
  readonly difference: CompanyDifference;
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (isReplaced: boolean) => void;
}

function Difference({ difference: { fact, current, found }, label, value, onChange }: DifferenceProps) {
  const t = useMessages(searchMessages);
  return (
    <Checkbox
      name={`replace-${fact}`}
      label={t('replace', { label, current, found })}
      value={value}
      onChange={onChange}
    />
  );
}

interface FoundProps {
  readonly status: 'idle' | 'loading' | 'failed' | 'loaded';
  readonly items: readonly FoundCompany[];
  readonly onChoose: (company: FoundCompany) => void;
}

/** What was found, or why nothing is there. */
function Found({ status, items, onChoose }: FoundProps) {
  const t = useMessages(searchMessages);
  const texts = { idle: 'typeMore', loading: 'searching', failed: 'failed', loaded: 'none' } as const;
  if (status === 'idle' || items.length === 0) return <Text tone="ink3">{t(texts[status])}</Text>;
  return (
    <ItemList
      label={t('results')}
      items={items.map((company) => ({
        id: company.siret ?? company.siren,
        title: company.name,
        detail: [
          t('siren', { siren: groupedSiren(company.siren) }),
          company.legalForm,
          `${company.postalCode} ${company.city}`.trim(),
        ]
          .filter(Boolean)
          .join(' · '),
        ...(!company.isActive && { badges: <Badge tone="warn">{t('ceased')}</Badge> }),
        onPress: () => onChoose(company),
      }))}
    />
  );
}

/** The companies that the register finds for what is typed. */
function useCompanies(query: string) {
  const [source, setSource] = useState<CompanyAnswer['source'] | null>(null);
  const load = useCallback(async (typed: string, signal: AbortSignal) => {
    const answer = (await getJson(index({ query: { q: typed } }), signal)) as CompanyAnswer;
    setSource(answer.source);
    return answer.items;
  }, []);
  const { status, choices } = useChoiceSearch<FoundCompany>(load, query, { isActive: true, minLength });
  return { status, items: choices, source };
}

const groupedSiren = (siren: string): string => {
  const number = parseSiren(siren);
  return number === null ? siren : formatSiren(number);
};

/** What is looked for at first: the number that is typed already, else the name. */
function firstQuery(names: CompanyNames, values: Readonly<Record<string, unknown>>): string {
  const typed = [names.siret, names.siren, names.name].map((name) => values[name ?? '']);
  return typed.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
}
