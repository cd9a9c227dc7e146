import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleImage } from '#contracts/files.ts';
import { recurringRuns } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { removeFile, storeFile, type FileScope } from '#mocks/server/files/store-file.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { openTestStandIn, type TestStandIn } from '#tests/support/stand-in.ts';

let standIn: TestStandIn;
beforeAll(async () => {
  standIn = await openTestStandIn();
});
afterAll(() => standIn.close());

const ofT1: FileScope = { tenantId: seedId('tenant:T1') };
/** Keeps a file and gives its signed address. */
async function keep(scope: FileScope, file = exampleImage()): Promise<{ id: string; href: string }> {
  const { deps } = standIn;
  const context = { deps: deps as never, actor: null };
  const id = await deps.db.transaction((tx) => storeFile(context, tx, file, scope));
  return { id, href: await fileHref(deps, id) };
}

describe('a file', () => {
  test('is read back by a person of its company, and by nobody of another', async () => {
    const { href } = await keep(ofT1);
    const owner = standIn.visitor();
    await owner.signIn('hugo.lartigue@example.test');
    const answer = await owner.get(href, { isProtocol: false });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const stranger = standIn.visitor();
    await stranger.signIn('karim.belkacem@example.test');
    expect((await stranger.get(href, { isProtocol: false })).status).toBe(404);
  });

  test('of the platform is shown to whoever has its address', async () => {
    const { href } = await keep('platform');
    const visitor = standIn.visitor();
    await visitor.signIn('karim.belkacem@example.test');
    expect((await visitor.get(href, { isProtocol: false })).status).toBe(200);
  });

  test('is not shown without our signature, with another file’s, or after two days', async () => {
    const { id, href } = await keep(ofT1);
    const other = await keep(ofT1);
    const stolen = href.replace(id, other.id);
    for (const address of [`/fichiers/${id}`, stolen, href.replace(/jusque=\d/, 'jusque=9')]) {
      expect((await fetch(new URL(address, testOrigin))).status).toBe(404);
    }
    expect((await fetch(new URL(href, testOrigin))).status).toBe(200);
    standIn.clock.advance(2 * 86_400_000);
    expect((await fetch(new URL(href, testOrigin))).status).toBe(404);
  });

  test('that is not a picture or a document of ours is saved, never shown', async () => {
    const { href } = await keep('platform', new File(['<script>'], 'é".html', { type: 'text/html' }));
    const answer = await fetch(new URL(href, testOrigin));
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%C3%A9%22.bin");
  });

  test('is given out under a name of its own type, and as a document that may do nothing', async () => {
    const picture = new File([await exampleImage().arrayBuffer()], 'page.html', { type: 'text/html' });
    const { headers } = await fetch(new URL((await keep('platform', picture)).href, testOrigin));
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''page.png");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox$/);
  });

  test('keeps its bytes while another file has the same, and loses them with the last', async () => {
    const { deps, clock } = standIn;
    const file = () => new File(['%PDF-1.7 plan'], 'plan.pdf');
    const [first, second] = [await keep(ofT1, file()), await keep(ofT1, file())];
    const sweepTonight = async (): Promise<void> => {
      await deps.db.delete(recurringRuns);
      clock.advance(2 * 86_400_000);
      await runDueJobs(deps, jobs);
    };
    await removeFile(deps.db, first.id);
    await sweepTonight();
    expect((await fetch(new URL(await fileHref(deps, second.id), testOrigin))).status).toBe(200);
    await removeFile(deps.db, second.id);
    await sweepTonight();
    expect(await deps.files.read(seedId('tenant:T1'), await sha256Of(file()), deps.db)).toBeNull();
  });
});

async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Buffer.from(digest).toString('hex');
}
