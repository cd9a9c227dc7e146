import type { ProfileFormProps } from '#contracts/client/profile/form.ts';
import type { ProfilePayload, ProfileValues } from '#contracts/client/profile/payload.ts';
import type { SharedProps } from '#contracts/shared.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { PersonField } from '#ui/fields/PersonField.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { SirenField, SiretField } from '#ui/fields/SirenField.tsx';
import { TextField, type TextFieldProps } from '#ui/fields/TextField.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';
import { AddressBlock } from '../../../blocks/AddressBlock.tsx';
import { CompanySearch } from '../../../blocks/company/CompanySearch.tsx';
import type { RecordFormView } from '../../../blocks/record/useRecordForm.tsx';

/** The form of a profile. */
export type ProfileFormView = RecordFormView<ProfileValues, ProfilePayload>;

/** What the sections need beside the form. */
export interface SectionChoices extends Pick<
  ProfileFormProps & SharedProps,
  'people' | 'banks' | 'others' | 'yearRatios' | 'app' | 'form' | 'today'
> {
  readonly isCompany: boolean;
}

const addressNames = {
  line: 'addressLine',
  line2: 'addressLine2',
  postalCode: 'postalCode',
  city: 'city',
  inseeCode: 'inseeCode',
} as const;

/** Which field takes what of the register of companies. */
const companyNames = {
  name: 'legalName',
  legalForm: 'legalForm',
  siren: 'siren',
  siret: 'siret',
  vatNumber: 'vatNumber',
  ape: 'ape',
  createdOn: 'createdOn',
  officers: 'representatives',
  addressLine: 'addressLine',
  addressLine2: 'addressLine2',
  postalCode: 'postalCode',
  city: 'city',
  inseeCode: 'inseeCode',
} as const;

type VatNumberFieldProps = Omit<TextFieldProps, 'value'> & { readonly value: string | null };

/** A number as it is typed: the server groups it. */
const VatNumberField = ({ value, ...field }: VatNumberFieldProps) => (
  <TextField {...field} value={value ?? ''} />
);

/** Who it is and where: legal identity of a company, civil status of a person. */
export function identitySections(
  form: ProfileFormView,
  { isCompany, people, app, form: props }: SectionChoices,
): SectionConfig[] {
  const { field, section } = form;
  const phone = { autoComplete: 'off' } as const;
  const needed = { isOptional: false } as const;
  return [
    isCompany
      ? section('identity', [
          {
            name: 'companySearch',
            node: <CompanySearch key="companySearch" form={form} names={companyNames} />,
          },
          [field('legalName', TextField, needed), field('legalForm', Select, needed)],
          [
            field('siren', SirenField, needed),
            field('siret', SiretField),
            field('vatNumber', VatNumberField),
          ],
          [field('rcsCity', TextField), field('capitalCents', MoneyField), field('createdOn', DateField)],
          [field('ape', TextField), field('staffCount', IntegerField)],
          [field('email', EmailField), field('phone', PhoneField, phone)],
        ])
      : section('identity', [
          [
            field('civility', Select),
            field('firstName', TextField, needed),
            field('lastName', TextField, needed),
          ],
          [
            field('birthDate', DateField, needed),
            field('birthPlace', TextField),
            field('nationality', TextField),
          ],
          [field('email', EmailField, needed), field('phone', PhoneField, phone)],
          field('userId', PersonField, { people }),
        ]),
    {
      ...section('address', []),
      fields: ['addressLine', 'addressLine2', 'postalCode', 'city', 'inseeCode'],
      content: (
        <AddressBlock
          form={form.control.form}
          names={addressNames}
          mapsKey={app.mapsKey}
          isReadOnly={!props.can.save}
        />
      ),
    },
    ...(isCompany
      ? []
      : [
          section('family', [
            [field('maritalStatus', Select), field('matrimonialRegime', Select)],
            field('dependents', IntegerField),
          ]),
        ]),
  ];
}
