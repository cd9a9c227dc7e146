import { Bound } from '#runtime/forms/Bound.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { RichTextField } from '#ui/fields/RichTextField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { AccountsFields } from './AccountsFields.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';
import { GovernanceLines, MoneyLines } from './late-parts.ts';
import type { ProfileFormView, SectionChoices } from './identity-sections.tsx';

/** What it does and earns: managers, shareholders and accounts of a company, work and incomes of a person. */
export function activitySections(form: ProfileFormView, choices: SectionChoices): SectionConfig[] {
  return choices.isCompany ? ofCompany(form, choices) : ofPerson(form, choices);
}

const lastYearOf = (today: string): number => Number(today.slice(0, 4)) - 1;

function ofCompany(
  form: ProfileFormView,
  { banks, others, today, yearRatios }: SectionChoices,
): SectionConfig[] {
  const { field, section } = form;
  return [
    {
      ...section('governance', []),
      fields: ['representatives', 'shareholders'],
      content: <GovernanceLines form={form} others={others} />,
    },
    {
      ...section('accounts', []),
      fields: ['accounts'],
      content: <AccountsFields form={form} lastYear={lastYearOf(today)} ratios={yearRatios} />,
    },
    {
      ...section('presentation', []),
      fields: ['bankContactIds', 'pitch'],
      content: (
        <>
          {
            field('bankContactIds', MultiSelect, {
              choices: banks.map(({ id, name }) => ({ id, label: name })),
            }).node
          }
          <RichText form={form} name="pitch" />
        </>
      ),
    },
  ];
}

function ofPerson(form: ProfileFormView, { today }: SectionChoices): SectionConfig[] {
  const { field, section } = form;
  return [
    section('work', [
      [field('occupation', TextField), field('employer', TextField)],
      [field('contractKind', Select), field('seniorityOn', DateField)],
    ]),
    {
      ...section('money', []),
      fields: ['incomes', 'expenses'],
      content: <MoneyLines form={form} lastYear={lastYearOf(today)} />,
    },
    {
      ...section('presentation', []),
      fields: ['bio', 'trainings'],
      content: (
        <>
          <RichText form={form} name="bio" />
          <Bound form={form.control.form} name="trainings">
            {(bind) => (
              <TextArea
                {...bind}
                value={bind.value.join('\n')}
                onChange={(text) => bind.onChange(text.split('\n'))}
                label={form.t('fields.trainings')}
                help={form.t('lines.trainingsHelp')}
                rows={3}
                isOptional
                isReadOnly={!form.props.can.save}
              />
            )}
          </Bound>
        </>
      ),
    },
  ];
}

function RichText({ form, name }: { readonly form: ProfileFormView; readonly name: 'bio' | 'pitch' }) {
  return (
    <div data-field={name}>
      <Bound form={form.control.form} name={name}>
        {({ ref: _ref, ...bind }) => (
          <RichTextField
            {...bind}
            label={form.t(`fields.${name}`)}
            isOptional
            isReadOnly={!form.props.can.save}
          />
        )}
      </Bound>
    </div>
  );
}
