import { breach, type Breach } from './breach.ts';

/** What the seller answers before a sale may be a VIR. */
export interface VirAnswers {
  /** The works extend the building. */
  readonly hasExtension: boolean;
  /** The works restructure the whole building, as if it were built anew. */
  readonly isCompleteRestructuring: boolean;
  /** A professional attested how the price is split between the existing part and the works. */
  readonly hasSplitAttestation: boolean;
}

/** Why a sale may not be a VIR as it stands; none when it may. */
export function virBreaches(answers: VirAnswers): readonly Breach[] {
  const { hasExtension, isCompleteRestructuring, hasSplitAttestation } = answers;
  return [
    ...(hasExtension || isCompleteRestructuring
      ? [
          breach(
            'vir_excluded',
            null,
            'CCH, art. L262-1',
            'Une extension ou une restructuration complète n’entre pas dans la VIR : choisissez la VEFA.',
            'An extension or a complete restructuring is no VIR: choose a VEFA.',
          ),
        ]
      : []),
    ...(hasSplitAttestation
      ? []
      : [
          breach(
            'split_not_attested',
            null,
            'CCH, art. R262-9',
            'Joignez l’attestation de répartition du prix entre l’existant et les travaux.',
            'Attach the certificate of how the price is split between the existing part and the works.',
          ),
        ]),
  ];
}
