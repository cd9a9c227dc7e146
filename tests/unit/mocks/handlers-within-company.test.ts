import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = new URL('../../../mocks/handlers/', import.meta.url).pathname;

/** What people of a company ask for. */
const folders = ['client', 'import', 'export', 'bin', 'search/client'];

/** Ways to the whole database, past the border between companies. */
const pastTheBorder = /\bunscoped\b|\bdeps\.db\b/;

/** Files that go past it all the same, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  'client/accounting-code/chart.ts': 'the model of the chart belongs to the platform, and is read only',
  'client/brand/network.ts': 'a network is of several companies; who shares what is asked for at each figure',
  'client/cityscan/scan-job.ts': 'a job fetches the analysis that it was queued for, by its id',
  'client/marketing-email/progress.ts': 'a job tells how far a campaign has come, by its id',
  'client/marketing-email/send-job.ts': 'a job sends the campaign that it was queued for, by its id',
  'client/partner/contact.ts': 'the platform’s staff, who are told of a request, belong to no company',
  'client/media/change.ts': 'bytes are read by the facts of files that the border let through',
  'client/operation/broadcast-configuration/feed.ts':
    'jobs look through the adverts of every company, each operation by its id',
  'client/operation/estimation/insee-figures.ts':
    'figures of communes are public, and kept once for all companies',
  'client/operation/financing/settle.ts': 'a job moves the loans of every company, each by its id',
  'client/operation/notary-sale-payment/letter.ts':
    'bytes are read by the facts of a letter that the border let through',
  'client/operation/steps/transition-context.ts': 'staff who act in a person’s name belong to no company',
  'client/lead/watch.ts': 'a job watches the requests of every company, each within its own',
  'client/tenant/support.ts': 'sessions of staff belong to no company',
  'client/tenant/company.ts': 'a SIREN is that of one company among all',
  'client/account/data.ts': 'the copy of a person’s data is their own, not their company’s',
  'client/account/index.ts': 'brands belong to the platform',
  'client/site-template/record.ts': 'the address of a public page is that of one mini-site among all',
  'client/smtp-setting/test-job.ts': 'a job tests the server that it was queued for, by its id',
  'client/subscription/change.ts':
    'numbers of invoices and uses of codes are counted among all companies; the rest is asked for by its id',
  'client/subscription/offers.ts': 'offers belong to the platform, uses of codes are those of all companies',
  'client/subscription/overview.ts': 'what a company uses is counted whole, by its id',
  'client/rental-management/revision-terms.ts': 'indices of rents are the platform’s, the same for all',
  'client/rental-management/watch.ts': 'a job watches the leases of every company, each within its own',
  'client/profile/values-of-operation.ts': 'bytes are read by the facts of files that the border let through',
  'client/reporting/run.ts': 'a file is made with the rights of whoever asks, read again behind their border',
  'client/reporting/write.ts': 'a job finds its run by its id, then reads within the border of its person',
  'client/reporting/send-scheduled.ts': 'a job sends the reports of every company, each within its own',
  'client/supplier/watch-papers.ts': 'a job watches the papers of every company, each within its own',
  'client/task/watch-due.ts': 'a job watches the tasks of every company, each within its own',
  'client/treasury/watch-low.ts': 'a job watches the accounts of every company, each within its own',
  'client/user/access.ts':
    'accounts and sessions belong to no company; memberships of one are asked for by its id',
  'client/user/form.ts':
    'accounts and sessions belong to no company; memberships of one are asked for by its id',
  'client/user/invitations.ts': 'invitations lead to accounts, which belong to no company',
  'client/user/members.ts': 'accounts belong to no company; memberships of one are asked for by its id',
  'client/user/roles.ts': 'roles belong to the platform',
  'client/dashboard/layout.ts': 'how a person arranges the start page is kept with their account',
  'client/dashboard/onboarding.ts':
    'the company itself and its memberships are asked for by its id, as in the other files on companies and people',
  'export/dossier-job.ts': 'a job makes the copy that it was queued for, found by its id',
  'export/profile/of-route.ts':
    'references of a profile that a link opens are of operations that it does not; it is read by its id',
  'import/job.ts': 'an import whose person has left is settled without a border',
};

const filesPast = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .filter((name) => pastTheBorder.test(readFileSync(join(root, name), 'utf8'))),
);

describe('handlers of the client area', () => {
  test('ask the database of the company alone, save where a reason is given', () => {
    expect(filesPast.filter((name) => !(name in allowed))).toEqual([]);
  });

  test('need every exception that is listed', () => {
    expect(Object.keys(allowed).filter((name) => !filesPast.includes(name))).toEqual([]);
  });
});
