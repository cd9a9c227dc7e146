import * as z from 'zod';
import { CompanyDirectoryError, type CompanyDirectory, type FoundCompany } from './directory.ts';
import { legalFormOfCode } from './legal-form.ts';
import { properCase } from './proper-case.ts';

/** A register that does not answer in this time is asked again by whoever types on. */
const timeoutMs = 6000;
const maxBytes = 2_097_152;

/** What the register keeps back of companies that asked for it. */
const isKeptBack = (text: string): boolean => text.includes('[') || text.includes('NON-DIFFUSIBLE');
const text = z
  .string()
  .nullish()
  .transform((value) => (value == null || isKeptBack(value) ? '' : value.trim()));

const establishment = z.object({
  siret: text,
  adresse: text,
  code_postal: text,
  commune: text,
  libelle_commune: text,
});

const officer = z.object({
  prenoms: text,
  nom: text,
  denomination: text,
  qualite: text,
});

const company = z.object({
  siren: z.string().regex(/^\d{9}$/),
  nom_complet: text,
  nom_raison_sociale: text,
  nature_juridique: text,
  activite_principale: text,
  date_creation: text,
  etat_administratif: text,
  siege: establishment
    .extend({
      numero_voie: text,
      indice_repetition: text,
      type_voie: text,
      libelle_voie: text,
      complement_adresse: text,
    })
    .nullish(),
  matching_etablissements: z.array(establishment).nullish(),
  dirigeants: z.array(officer).nullish(),
});
type RegisteredCompany = z.output<typeof company>;

const answer = z.object({ results: z.array(company).max(25) });

/**
 * The public register « recherche d’entreprises » of the State (`/search?q=`), which asks for no key and answers seven
 * times a second.
 *
 * @param address of the interface, `https://recherche-entreprises.api.gouv.fr`
 */
export function companyRegister(address: string, send: typeof fetch = fetch): CompanyDirectory {
  return {
    isDemonstration: false,
    search: async (typed, limit) => {
      const asked = queryOf(typed);
      // It refuses shorter ones.
      if (asked.length < 3) return [];
      const url = new URL(`${address.replace(/\/$/, '')}/search`);
      url.searchParams.set('q', asked);
      url.searchParams.set('page', '1');
      url.searchParams.set('per_page', String(Math.min(limit, 25)));
      url.searchParams.set('minimal', 'true');
      url.searchParams.set('include', 'siege,dirigeants,matching_etablissements');
      const { results } = await read(url, send);
      return results.slice(0, limit).map((one) => shown(one, asked));
    },
  };
}

/** A number without its blanks, a name without what the register takes for commands. */
function queryOf(typed: string): string {
  const digits = typed.replaceAll(/[\s\u00a0\u202f.]/g, '');
  return /^\d{9}(\d{5})?$/.test(digits) ? digits : typed.trim().replaceAll(/\s+/g, ' ').slice(0, 120);
}

async function read(url: URL, send: typeof fetch): Promise<z.output<typeof answer>> {
  try {
    const response = await send(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!response.ok) throw new CompanyDirectoryError(`${url.pathname} answered ${response.status}`);
    const body = await response.text();
    if (body.length > maxBytes) throw new CompanyDirectoryError('the answer is too long');
    return answer.parse(JSON.parse(body));
  } catch (error) {
    if (error instanceof CompanyDirectoryError) throw error;
    throw new CompanyDirectoryError(`${url.pathname} did not answer in its form`, { cause: error });
  }
}

function shown(one: RegisteredCompany, asked: string): FoundCompany {
  const { siege, matching_etablissements: others, dirigeants } = one;
  // A SIRET asks for one establishment, which need not be the seat.
  const place = others?.find(({ siret }) => siret === asked && siret !== siege?.siret) ?? siege;
  const isSeat = place === siege;
  return {
    siren: one.siren,
    siret: place?.siret || null,
    name: one.nom_raison_sociale || one.nom_complet,
    legalForm: legalFormOfCode(one.nature_juridique),
    ape: /^\d{2}\.\d{2}[A-Z]$/.test(one.activite_principale) ? one.activite_principale : '',
    createdOn: /^\d{4}-\d{2}-\d{2}$/.test(one.date_creation) ? one.date_creation : null,
    isActive: one.etat_administratif !== 'C',
    addressLine: properCase((isSeat && siege ? streetOf(siege) : '') || lineOf(place?.adresse ?? '')),
    addressLine2: isSeat ? properCase(siege?.complement_adresse ?? '') : '',
    postalCode: place?.code_postal ?? '',
    city: properCase(place?.libelle_commune ?? ''),
    inseeCode: place?.commune ?? '',
    officers: (dirigeants ?? []).flatMap(({ prenoms, nom, denomination, qualite }) => {
      const name =
        denomination || [properCase(prenoms.split(/[\s,]/)[0] ?? ''), nom].filter(Boolean).join(' ');
      return name === '' ? [] : [{ name, role: qualite }];
    }),
  };
}

const streetOf = (seat: NonNullable<RegisteredCompany['siege']>): string =>
  [seat.numero_voie, seat.indice_repetition, seat.type_voie, seat.libelle_voie].filter(Boolean).join(' ');

/** The street of a whole address: what stands before postcode and town. */
const lineOf = (whole: string): string => whole.replace(/\s+\d{5}\s.*$/, '');
