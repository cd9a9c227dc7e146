import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CompanyDirectoryError } from '#mocks/services/companies/directory.ts';
import { demonstrationCompanies } from '#mocks/services/companies/demonstration.ts';
import { legalFormOfCode } from '#mocks/services/companies/legal-form.ts';
import { properCase } from '#mocks/services/companies/proper-case.ts';
import { companyRegister } from '#mocks/services/companies/register.ts';
import { parseSiren, parseSiret } from '#domain/identity/siren.ts';

let server: Server;
let address = '';
let answer: { status: number; body: unknown } = { status: 200, body: { results: [] } };
const asked: URL[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://localhost'));
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
});

/** An answer in the form of the register, with an invented company. */
const recorded = {
  results: [
    {
      siren: '000100503',
      nom_complet: 'MACONNERIE FERRAND (FERRAND)',
      nom_raison_sociale: 'MACONNERIE FERRAND',
      sigle: 'FERRAND',
      nombre_etablissements: 2,
      nature_juridique: '5499',
      activite_principale: '43.99C',
      date_creation: '1998-04-06',
      etat_administratif: 'A',
      siege: {
        siret: '00010050300010',
        adresse: '18 B RUE DE L EGLISE 33500 LIBOURNE',
        numero_voie: '18',
        indice_repetition: 'B',
        type_voie: 'RUE',
        libelle_voie: 'DE L EGLISE',
        complement_adresse: null,
        code_postal: '33500',
        commune: '33243',
        libelle_commune: 'LIBOURNE',
      },
      dirigeants: [
        { nom: 'FERRAND', prenoms: 'DIDIER, JEAN', qualite: 'Gérant', type_dirigeant: 'personne physique' },
        { denomination: 'HOLDING FERRAND', siren: '000100503', qualite: 'Associé' },
      ],
      matching_etablissements: [
        {
          siret: '00010050300028',
          adresse: '4 QUAI SOUCHET 33000 BORDEAUX',
          code_postal: '33000',
          commune: '33063',
          libelle_commune: 'BORDEAUX',
        },
      ],
    },
  ],
  total_results: 1,
  page: 1,
  per_page: 8,
};

describe('the register of companies', () => {
  test('is asked by name, and tells in the words of the forms', async () => {
    answer = { status: 200, body: recorded };
    const [found] = await companyRegister(address).search('  Maçonnerie   Ferrand ', 8);
    expect(asked[0]?.pathname).toBe('/search');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      q: 'Maçonnerie Ferrand',
      per_page: '8',
      minimal: 'true',
    });
    expect(found).toEqual({
      siren: '000100503',
      siret: '00010050300010',
      name: 'MACONNERIE FERRAND',
      legalForm: 'SARL',
      ape: '43.99C',
      createdOn: '1998-04-06',
      isActive: true,
      addressLine: '18 B Rue de l Eglise',
      addressLine2: '',
      postalCode: '33500',
      city: 'Libourne',
      inseeCode: '33243',
      officers: [
        { name: 'Didier FERRAND', role: 'Gérant' },
        { name: 'HOLDING FERRAND', role: 'Associé' },
      ],
    });
  });

  test('gives the establishment whose SIRET was asked for', async () => {
    answer = { status: 200, body: recorded };
    const [found] = await companyRegister(address).search('000 100 503 00028', 8);
    expect(asked[0]?.searchParams.get('q')).toBe('00010050300028');
    expect(found).toMatchObject({
      siret: '00010050300028',
      addressLine: '4 Quai Souchet',
      postalCode: '33000',
      city: 'Bordeaux',
      inseeCode: '33063',
    });
  });

  test('leaves empty what a company keeps back', async () => {
    const [company] = recorded.results;
    const hidden = { siret: '00010050300010', adresse: '[NON-DIFFUSIBLE]', libelle_commune: null };
    answer = {
      status: 200,
      body: { results: [{ ...company, dirigeants: null, siege: hidden, matching_etablissements: [] }] },
    };
    const [found] = await companyRegister(address).search('ferrand', 8);
    expect(found).toMatchObject({ addressLine: '', city: '', postalCode: '', officers: [] });
  });

  test('is not asked for what it would refuse', async () => {
    expect(await companyRegister(address).search('ab', 8)).toEqual([]);
    expect(asked).toEqual([]);
  });

  test.each([
    ['a server in trouble', { status: 503, body: {} }],
    ['one that is asked too often', { status: 429, body: {} }],
    ['another form', { status: 200, body: { found: [] } }],
    ['no JSON', { status: 200, body: '<html>' }],
  ])('is told apart as not answering: %s', async (_name, given) => {
    answer = given;
    await expect(companyRegister(address).search('ferrand', 8)).rejects.toThrow(CompanyDirectoryError);
  });

  test('is told apart as not answering: nobody there', async () => {
    await expect(companyRegister('http://127.0.0.1:9').search('ferrand', 8)).rejects.toThrow(
      CompanyDirectoryError,
    );
  });
});

test('companies of the demonstration are found by name, SIREN and SIRET, and their numbers are well formed', async () => {
  const all = await demonstrationCompanies.search('000', 50);
  expect(all.length).toBeGreaterThan(5);
  for (const { siren, siret } of all) {
    expect([parseSiren(siren), parseSiret(siret ?? '')]).toEqual([siren, siret]);
  }
  for (const query of ['macon ferr', '000 100 503', '00010050300010']) {
    expect((await demonstrationCompanies.search(query, 5)).map(({ siren }) => siren)).toEqual(['000100503']);
  }
  expect(await demonstrationCompanies.search('inconnu', 5)).toEqual([]);
});

test.each([
  ['5710', 'SAS'],
  ['5720', 'SASU'],
  ['5498', 'EURL'],
  ['5499', 'SARL'],
  ['6540', 'SCI'],
  ['6541', 'SCCV'],
  ['5202', 'SNC'],
  ['5599', 'SA'],
  ['1000', 'EI'],
  ['9220', 'autre'],
  ['', null],
])('code %s is the form %s', (code, form) => {
  expect(legalFormOfCode(code)).toBe(form);
});

test('capitals become names; what has small letters stays', () => {
  expect(properCase('12 RUE DE L’ÉGLISE')).toBe('12 Rue de l’Église');
  expect(properCase('LA ROCHE-SUR-YON')).toBe('La Roche-sur-Yon');
  expect(properCase('Le Bourg')).toBe('Le Bourg');
});
