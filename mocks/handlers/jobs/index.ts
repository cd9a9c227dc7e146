import { jobRegistry } from '#mocks/server/jobs/registry.ts';
import { mailDelivery } from '#mocks/server/mail/delivery.ts';
import { resetRequest } from '#mocks/server/identity/reset-request.ts';
import { recomputeJob } from '../admin/kpi/recompute.ts';
import { scanJob } from '../client/cityscan/scan-job.ts';
import { beginCampaign, sendBatch } from '../client/marketing-email/send-job.ts';
import { syncJob } from '../client/operation/broadcast-configuration/feed.ts';
import { reportJob } from '../client/reporting/job.ts';
import { smtpTestJob } from '../client/smtp-setting/test-job.ts';
import { dossierJob } from '../export/dossier-job.ts';
import { importJob } from '../import/job.ts';
import { longDownloads } from './downloads.ts';
import { personalDataJob } from './personal-data.ts';
import { schedule } from './schedule.ts';

/** What this application does outside of requests; new kinds of jobs are added here. */
export const jobs = jobRegistry(
  [
    mailDelivery,
    resetRequest,
    longDownloads,
    importJob,
    personalDataJob,
    scanJob,
    smtpTestJob,
    beginCampaign,
    sendBatch,
    reportJob,
    dossierJob,
    syncJob,
    recomputeJob,
  ],
  schedule,
);
