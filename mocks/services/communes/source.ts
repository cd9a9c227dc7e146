import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CommuneEntry } from './directory.ts';

interface SourceCommune {
  type: string;
  code: string;
  nom: string;
  departement?: string;
  collectiviteOutremer?: { nom: string; code: string };
  codesPostaux?: string[];
  population?: number;
}

const require = createRequire(import.meta.url);

/**
 * Reads the communes of today from the packaged official list (Etalab, licence ouverte).
 *
 * Delegated and associated communes and the districts of Paris, Lyon and Marseille are left out, and so are
 * the few communes without inhabitants, which have no postcode.
 */
export function readCommunes(): CommuneEntry[] {
  const departmentNames = new Map(
    read<{ code: string; nom: string }>('departements').map(({ code, nom }) => [code, nom]),
  );
  return read<SourceCommune>('communes').flatMap((commune): CommuneEntry[] => {
    const departmentCode = commune.departement ?? commune.collectiviteOutremer?.code;
    if (commune.type !== 'commune-actuelle' || departmentCode === undefined || !commune.codesPostaux)
      return [];
    return [
      {
        inseeCode: commune.code,
        name: commune.nom,
        postalCodes: commune.codesPostaux,
        departmentCode,
        departmentName:
          departmentNames.get(departmentCode) ?? commune.collectiviteOutremer?.nom ?? departmentCode,
        population: commune.population ?? 0,
      },
    ];
  });
}

function read<T>(name: string): T[] {
  const path = require.resolve(`@etalab/decoupage-administratif/data/${name}.json`);
  // The shape of a pinned package is taken at its word.
  return JSON.parse(readFileSync(path, 'utf8')) as T[];
}
