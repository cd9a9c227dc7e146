import { usePrintMessages } from './usePrintMessages.ts';

export interface Signer {
  readonly name: string;
  /** As what: « pour la société », « l’acquéreur ». */
  readonly quality: string;
}

export interface PrintSignaturesProps {
  signers: readonly Signer[];
  /** Where and when it is signed, the day already formatted. */
  made?: { readonly place: string; readonly date: string };
  /** What the hand must write: « Lu et approuvé ». */
  mention?: string;
}

/** A box to sign in for each signer, all on one page. */
export function PrintSignatures({ signers, made, mention }: PrintSignaturesProps) {
  const t = usePrintMessages();
  return (
    <div className="print-block print-signatures">
      {made && <p>{t('madeAt', made)}</p>}
      <ul>
        {signers.map(({ name, quality }) => (
          <li key={name}>
            <p className="print-signer">{name}</p>
            <p className="print-caption">{quality}</p>
            <p className="print-caption">
              {mention === undefined ? t('signHere') : t('mention', { mention })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
