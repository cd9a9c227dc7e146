import type { ConfirmationAnswer } from '#contracts/auth/confirm-password.ts';
import { store } from '#generated/routes/password/confirm.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';
import type { ProofKind } from '#ui/fields/ProofField.tsx';

const outcomes: readonly unknown[] = ['confirmed', 'refused', 'signed-out'];

/** Sends a password or a code; null when there is no answer that could be read. */
export async function sendProof(kind: ProofKind, value: string): Promise<ConfirmationAnswer | null> {
  const answer = await sendJson(store(), { [kind]: value, isDialog: true });
  if (typeof answer !== 'object' || answer === null || !('outcome' in answer)) return null;
  // The server checks its own answers against the contract; the rest of it follows from the outcome.
  return outcomes.includes(answer.outcome) ? (answer as ConfirmationAnswer) : null;
}
