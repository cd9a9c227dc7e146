import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { Bound } from '#runtime/forms/Bound.tsx';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { useVersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { MonthField } from '#ui/fields/MonthField.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { TagInput } from '#ui/fields/TagInput.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import type { RecordConflict } from '#ui/form/record-conflict.ts';
import { store } from '../../generated/routes/fields/form.ts';
import type { Estimate, EstimateValues } from '../../schemas/estimate.ts';

export interface FormLayoutProps {
  readonly values: EstimateValues;
  readonly version: number;
  readonly errors?: { readonly conflict?: RecordConflict };
}

type Form = AppForm<EstimateValues, Estimate>;

const labels: Readonly<Record<string, string>> = {
  name: 'Nom',
  phone: 'Téléphone du vendeur',
  priceCents: 'Prix d’achat',
  worksCents: 'Travaux',
  saleCents: 'Prix de revente',
  startMonth: 'Début des travaux',
  note: 'Note',
  tags: 'Étiquettes',
};
const schema = async (): Promise<z.ZodType<Estimate, EstimateValues>> =>
  (await import('../../schemas/estimate.ts')).estimateSchema;
const action = { method: 'POST', href: store() } as const;

/** A page that is its contract and its layout: rail, result, draft, conflict, errors, bar. */
export default function FormLayout({ values, version, errors }: FormLayoutProps) {
  const conflict = errors?.conflict ?? null;
  const control = useVersionedForm({
    schema,
    values,
    version,
    conflict,
    action,
    draftKey: 'kit:estimate',
  });
  const { form } = control;
  return (
    <RecordForm
      control={control}
      parts={partsOf(form)}
      labelOf={(field) => labels[field] ?? field}
      head={{ title: 'Champs : page de formulaire', subtitle: `Version ${version}` }}
      result={{ summary: <Margin form={form} />, content: <Terms form={form} /> }}
      bar={{
        submitLabel: 'Enregistrer',
        cancelHref: '/',
        note: 'Un prix de 1 € est refusé : quelqu’un a été plus rapide.',
      }}
    />
  );
}

function partsOf(form: Form): readonly SectionConfig[] {
  const amount = (name: 'priceCents' | 'worksCents' | 'saleCents') => (
    <Bound form={form} name={name}>
      {(bind) => <MoneyField {...bind} label={labels[name] ?? name} />}
    </Bound>
  );
  return [
    {
      id: 'identity',
      title: 'Identité',
      help: 'Nom affiché dans la liste des estimations.',
      fields: ['name', 'phone'],
      content: (
        <FieldRow>
          <Bound form={form} name="name">
            {(bind) => <TextField {...bind} label="Nom" />}
          </Bound>
          <Bound form={form} name="phone">
            {(bind) => <PhoneField {...bind} label="Téléphone du vendeur" autoComplete="off" isOptional />}
          </Bound>
        </FieldRow>
      ),
    },
    {
      id: 'purchase',
      title: 'Achat',
      help: 'Hors frais.',
      fields: ['priceCents'],
      content: <FieldRow>{amount('priceCents')}</FieldRow>,
    },
    {
      id: 'works',
      title: 'Travaux',
      fields: ['worksCents', 'startMonth'],
      content: (
        <FieldRow>
          {amount('worksCents')}
          <Bound form={form} name="startMonth">
            {(bind) => <MonthField {...bind} label="Début des travaux" isOptional />}
          </Bound>
        </FieldRow>
      ),
    },
    {
      id: 'sale',
      title: 'Revente',
      fields: ['saleCents'],
      content: <FieldRow>{amount('saleCents')}</FieldRow>,
    },
    {
      id: 'note',
      title: 'Note et étiquettes',
      help: 'Pour l’équipe.',
      fields: ['note', 'tags'],
      isFolding: true,
      content: (
        <>
          <Bound form={form} name="note">
            {(bind) => <TextArea {...bind} label="Note" isOptional />}
          </Bound>
          <Bound form={form} name="tags">
            {(bind) => (
              <TagInput
                {...bind}
                label="Étiquettes"
                isOptional
                onChange={(tags) => bind.onChange([...tags])}
              />
            )}
          </Bound>
        </>
      ),
    },
  ];
}

function useAmounts(form: Form): readonly [price: number, works: number, sale: number] {
  const amounts = useWatch({ control: form.form.control, name: ['priceCents', 'worksCents', 'saleCents'] });
  const [price = 0, works = 0, sale = 0] = amounts.map((cents) =>
    Number.isFinite(cents) ? (cents ?? 0) : 0,
  );
  return [price, works, sale];
}

function Margin({ form }: { readonly form: Form }) {
  const { money } = useFormat();
  const [price, works, sale] = useAmounts(form);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-display text-figure font-semibold">{money(sale - price - works)}</span>
      <span className="text-table text-ink2">Marge</span>
    </span>
  );
}

function Terms({ form }: { readonly form: Form }) {
  const { money } = useFormat();
  const [price, works, sale] = useAmounts(form);
  return (
    <DescriptionList
      layout="rows"
      items={[
        { term: 'Revente', value: money(sale) },
        { term: 'Achat', value: money(-price) },
        { term: 'Travaux', value: money(-works) },
      ]}
    />
  );
}
