import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { TransactionPageProps } from '#contracts/client/transaction.ts';
import { transactions, treasuryAccounts } from '#mocks/db/schema/index.ts';
import { treasuryAccountId } from '#mocks/db/seed/ledger/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { VisitAnswer, Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let stranger: Visitor;
let collaborator: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, stranger, collaborator] = [server.visitor(), server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await stranger.signIn('karim.belkacem@example.test');
  await collaborator.signIn('ines.duprat@example.test');
});
afterAll(() => server.close());

const accountId = treasuryAccountId('T1', 'courant');
const errorsOf = ({ page }: VisitAnswer) => page.props.errors;
const send = (text: string, name = 'releve.csv', visitor = owner) => {
  const data = new FormData();
  data.set('accountId', accountId);
  data.set('file', new File([text], name, { type: 'text/csv' }));
  return visitor.visit('POST', '/mouvements/import', { data });
};
const previewOf = async ({ page }: VisitAnswer) => {
  const { preview } = page.props as unknown as TransactionPageProps;
  if (preview === null) throw new Error('no preview');
  return preview;
};
const csv = `Date;Libellé;Montant;Référence
19/11/2026;CB PEAGE ET PARKING;-39,90;
17/11/2026;CB PEAGE ET PARKING;-39,90;
17/11/2026;CB PEAGE ET PARKING;-39,90;
18/11/2026;COTISATION CARTE;-45,00;C1
x;SANS DATE;-1,00;
`;

describe('a statement', () => {
  test('is read, tells what is new, brings that in once, and is taken back', async () => {
    const preview = await previewOf(await send(csv));
    expect(preview).toMatchObject({
      kind: 'csv',
      status: 'previewed',
      headers: ['Date', 'Libellé', 'Montant', 'Référence'],
    });
    // The twins of one day came in with the demonstration.
    expect(preview.lines.map(({ isDuplicate }) => isDuplicate)).toEqual([false, true, true, false]);
    expect(preview.problems).toEqual([{ line: 6, text: 'Ligne 6 : date illisible (« x »).' }]);
    const run = (skipLines: number[]) =>
      owner.visit('POST', `/mouvements/imports/${preview.id}/execution`, {
        data: { version: preview.version, skipLines, isForced: false },
      });
    expect(errorsOf(await run([2]))).toEqual({});
    const made = await server.deps.db
      .select()
      .from(transactions)
      .where(eq(transactions.importId, preview.id));
    expect(made.map(({ label, amountCents, status }) => [label, amountCents, status])).toEqual([
      ['COTISATION CARTE', -4500, 'to_code'],
    ]);
    expect(errorsOf(await run([]))['version']).toBeTruthy();
    const again = await previewOf(await send(csv));
    expect(again.lines.map(({ isDuplicate }) => isDuplicate)).toEqual([false, true, true, true]);
    const path = `/mouvements/imports/${preview.id}`;
    expect((await stranger.visit('DELETE', path)).status).toBe(404);
    expect(errorsOf(await owner.visit('DELETE', path))).toEqual({});
    expect(await server.deps.db.$count(transactions, eq(transactions.importId, preview.id))).toBe(0);
    expect(errorsOf(await owner.visit('DELETE', path))['base']).toBeTruthy();
  });

  test('of unknown columns is read once they are named, and its account remembers them', async () => {
    const text = 'Jour,Quoi,Combien\n2026-11-19,FRAIS INCONNUS,-7.50\n';
    const preview = await previewOf(await send(text));
    expect(preview.status).toBe('uploaded');
    const none = {
      bookedOn: null,
      valueOn: null,
      label: null,
      debit: null,
      credit: null,
      amount: null,
      bankRef: null,
    };
    const map = (mapping: object) =>
      owner.visit('PUT', `/mouvements/imports/${preview.id}/colonnes`, {
        data: { version: preview.version, mapping },
      });
    expect(errorsOf(await map(none))['base']).toContain('date');
    const mapping = { ...none, bookedOn: 0, label: 1, amount: 2 };
    expect(errorsOf(await map(mapping))).toEqual({});
    const [account] = await server.deps.db
      .select()
      .from(treasuryAccounts)
      .where(eq(treasuryAccounts.id, accountId));
    expect(account?.importMapping).toEqual(mapping);
    expect((await previewOf(await send(text))).lines[0]).toMatchObject({
      amountCents: -750,
      label: 'FRAIS INCONNUS',
    });
  });

  test('whose balances do not agree comes in only when that is confirmed', async () => {
    const record = (parts: Readonly<Record<number, string>>): string => {
      const signs = Array.from({ length: 120 }, () => ' ');
      for (const [at, text] of Object.entries(parts)) {
        for (const [index, sign] of Array.from(text).entries()) signs[Number(at) + index] = sign;
      }
      return signs.join('');
    };
    const head = { 2: '99999', 11: '01000', 16: 'EUR2', 21: '01002003034' };
    const text = [
      record({ ...head, 0: '01', 34: '181126', 90: '0000000001000{' }),
      record({ ...head, 0: '04', 34: '191126', 48: 'VIR DIVERS', 90: '0000000000500{' }),
      record({ ...head, 0: '07', 34: '191126', 90: '0000000009999{' }),
    ].join('\n');
    const preview = await previewOf(await send(text, 'releve.txt'));
    expect(preview.kind).toBe('cfonb');
    expect(preview.control).toMatch(/^Contrôle de solde en échec : 999,90\s€ attendu, 150\s€ obtenu\.$/);
    const run = (isForced: boolean) =>
      owner.visit('POST', `/mouvements/imports/${preview.id}/execution`, {
        data: { version: preview.version, skipLines: [], isForced },
      });
    expect(errorsOf(await run(false))['isForced']).toBeTruthy();
    expect(errorsOf(await run(true))).toEqual({});
  });

  test('that is none, or of another currency, is refused; so are readers', async () => {
    expect(errorsOf(await send('Bonjour'))['file']).toBe('Ce fichier n’est pas un relevé reconnu.');
    expect(errorsOf(await send('<OFX><CURDEF>USD<STMTTRN>', 'a.ofx'))['file']).toBe(
      'Devise non gérée : seul l’euro est accepté.',
    );
    expect((await send(csv, 'a.csv', collaborator)).status).toBe(403);
    expect(errorsOf(await send(csv, 'a.csv', stranger))['accountId']).toBeTruthy();
  });
});
