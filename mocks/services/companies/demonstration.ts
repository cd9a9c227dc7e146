import type { CompanyDirectory, CompanyOfficer, FoundCompany } from './directory.ts';

type Facts = Pick<FoundCompany, 'legalForm' | 'ape' | 'createdOn'>;
type Seat = readonly [addressLine: string, postalCode: string, city: string, inseeCode: string];

const firm = (
  siret: string,
  name: string,
  facts: Facts,
  [addressLine, postalCode, city, inseeCode]: Seat,
  officers: readonly CompanyOfficer[],
): FoundCompany => ({
  siren: siret.slice(0, 9),
  siret,
  name,
  ...facts,
  isActive: true,
  addressLine,
  addressLine2: '',
  postalCode,
  city,
  inseeCode,
  officers,
});

/** Invented, in a range of numbers that is given to nobody. */
const firms: readonly FoundCompany[] = [
  firm(
    '00010050300010',
    'MAÇONNERIE FERRAND & CIE',
    { legalForm: 'SARL', ape: '43.99C', createdOn: '1998-04-06' },
    ['18 Rue Waldeck-Rousseau', '33500', 'Libourne', '33243'],
    [{ name: 'Didier FERRAND', role: 'Gérant' }],
  ),
  firm(
    '00061207700016',
    'ÉLEC’GARONNE',
    { legalForm: 'SAS', ape: '43.21A', createdOn: '2009-09-01' },
    ['7 Avenue de Verdun', '33500', 'Libourne', '33243'],
    [{ name: 'Nadia BRETHES', role: 'Présidente de SAS' }],
  ),
  firm(
    '00061315800013',
    'TOITURES GARNAUD',
    { legalForm: 'EURL', ape: '43.91B', createdOn: '2004-02-16' },
    ['3 Rue des Tuiliers', '33500', 'Libourne', '33243'],
    [{ name: 'Yann GARNAUD', role: 'Gérant' }],
  ),
  firm(
    '00061423000019',
    'PEINTURES COLIBRI',
    { legalForm: 'SASU', ape: '43.34Z', createdOn: '2015-11-02' },
    ['42 Rue de la République', '33150', 'Cenon', '33119'],
    [{ name: 'Rosa AMARAL', role: 'Présidente de SAS' }],
  ),
  firm(
    '00061531000018',
    'MENUISERIES LACOSTE',
    { legalForm: 'SARL', ape: '43.32A', createdOn: '1987-06-15' },
    ['Zone artisanale de la Ballastière', '33500', 'Libourne', '33243'],
    [
      { name: 'Paul LACOSTE', role: 'Gérant' },
      { name: 'Anne LACOSTE', role: 'Gérante' },
    ],
  ),
  firm(
    '00061640900017',
    'BET STRUCTURA',
    { legalForm: 'SAS', ape: '71.12B', createdOn: '2011-01-10' },
    ['11 Quai de Bacalan', '33300', 'Bordeaux', '33063'],
    [{ name: 'Irène VAUTRIN', role: 'Présidente de SAS' }],
  ),
  firm(
    '00061748000017',
    'ARCHI NOVEMBRE',
    { legalForm: 'SARL', ape: '71.11Z', createdOn: '2006-10-03' },
    ['26 Rue Notre-Dame', '33000', 'Bordeaux', '33063'],
    [{ name: 'Simon DARRIEUX', role: 'Gérant' }],
  ),
  firm(
    '99912345800013',
    'GARONNE PATRIMOINE',
    { legalForm: 'SAS', ape: '68.10Z', createdOn: '2017-03-20' },
    ['25 Quai des Chartrons', '33000', 'Bordeaux', '33063'],
    [{ name: 'Hugo LARTIGUE', role: 'Président de SAS' }],
  ),
  firm(
    '00061964300018',
    'SCI DES CHAIS',
    { legalForm: 'SCI', ape: '68.20B', createdOn: '2019-05-13' },
    ['4 Allée Robert-Boulin', '33500', 'Libourne', '33243'],
    [{ name: 'Hugo LARTIGUE', role: 'Gérant' }],
  ),
  firm(
    '00062072400013',
    'SCCV CARRÉ ZOLA',
    { legalForm: 'SCCV', ape: '41.10A', createdOn: '2024-01-22' },
    ['90 Cours Émile-Zola', '69100', 'Villeurbanne', '69266'],
    [],
  ),
  firm(
    '00062180500019',
    'ATELIER LARDON',
    { legalForm: 'EI', ape: '43.31Z', createdOn: '2013-08-26' },
    ['5 Rue Michelet', '42000', 'Saint-Étienne', '42218'],
    [],
  ),
];

const folded = (value: string): string =>
  value
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();

/** What is packaged for the demonstration: nothing is asked of anybody. */
export const demonstrationCompanies: CompanyDirectory = {
  isDemonstration: true,
  search: (typed, limit) => {
    const words = folded(typed).split(' ');
    const digits = typed.replaceAll(/\D/g, '');
    const isNumber = digits.length >= 3 && /^[\d\s.]+$/.test(typed.trim());
    const found = firms.filter(({ siret, name }) =>
      isNumber
        ? siret?.startsWith(digits)
        : words.every((word) =>
            folded(name)
              .split(' ')
              .some((part) => part.startsWith(word)),
          ),
    );
    return Promise.resolve(words.join('') === '' ? [] : found.slice(0, limit));
  },
};
