import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '#api/api.ts';
import { scanWithClamd } from '#api/application/clamd.ts';
import { site } from '#content/site.ts';
import type { Store } from '#database/connect.ts';
import { loadPincodeDirectory } from '#database/pincode/pincode-directory.ts';
import { createRateLimiter } from '#database/rate-limit/rate-limiter.ts';
import type { RateLimit } from '#domain/submission/submission.ts';
import { createSmtpSender } from '#mail/smtp.ts';
import { createLeadSender } from '#mail/webhook.ts';
import type { Config } from '#server/config.ts';
import { openUploads } from '#server/uploads.ts';
import { startOutboxDelivery } from '#services/deliver-outbox.ts';
import { createPublishedContent } from '#services/published-content.ts';
import type { SubmissionResult } from '#services/save-submission.ts';
import { submitApplication } from '#services/submit-application.ts';
import { submitEnquiry } from '#services/submit-enquiry.ts';

/** Uploads allowed per accepted application: a refused resume may be corrected and sent again. */
const uploadFactor = 4;

const millisecondsPerSecond = 1_000;

function toUploadLimit(limit: RateLimit): RateLimit {
  const { perNetwork, overall } = limit;
  return { ...limit, name: 'upload', perNetwork: uploadFactor * perNetwork, overall: uploadFactor * overall };
}

/** Creates the API's dependencies, and starts the delivery of the outbox in this process. */
export function startApi(
  app: FastifyInstance,
  { config, store }: { readonly config: Config; readonly store: Store },
): ApiContext {
  const { db, pool, clock } = store;
  const { counts } = app;
  const { mail, webhook, clamd } = config;
  const smtp = mail.smtpUrl === '' ? undefined : createSmtpSender(mail.smtpUrl, mail.from, site);
  const outbox = startOutboxDelivery({
    db,
    organisation: site,
    mailboxes: mail.mailboxes,
    digestTime: mail.digestTime,
    retrySeconds: mail.retrySeconds,
    sendMail: smtp?.send,
    sendLead: webhook.url === '' ? undefined : createLeadSender(webhook.url, webhook.secret),
    clock,
    log: app.log,
    countDelivery: counts.deliveries.add,
  });
  app.addHook('onClose', async () => {
    await outbox.stop(config.shutdownTimeout / millisecondsPerSecond / 2);
    smtp?.close();
  });
  const submission = { db, clock, wakeOutbox: outbox.wake };
  const reportFlood = ({ name, overall }: RateLimit) =>
    app.log.error({ limit: name, overall }, 'the overall rate limit is exceeded: only first submissions are accepted');
  const enquiryRateLimit = createRateLimiter(pool, config.enquiryRateLimit, reportFlood);
  const applicationRateLimit = createRateLimiter(pool, config.applicationRateLimit, reportFlood);
  const hasWebhook = webhook.url !== '';
  const count = async (kind: 'enquiry' | 'application', submit: () => Promise<SubmissionResult>) => {
    try {
      const result = await submit();
      counts.submissions.add(kind, result.outcome);
      return result;
    } catch (error) {
      counts.submissions.add(kind, 'failed');
      throw error;
    }
  };
  return {
    clientKey: config.apiClientKey,
    corsOrigins: config.corsOrigins,
    bodyLimit: config.bodyLimit,
    siteUrl: config.siteUrl,
    pincodes: loadPincodeDirectory(),
    content: createPublishedContent(db),
    uploadsDir: openUploads(app, config.dataDir),
    consumeUploadLimit: createRateLimiter(pool, toUploadLimit(config.applicationRateLimit), reportFlood),
    uploadsInMemory: config.uploadsInMemory,
    virusScan: clamd && {
      scan: (bytes) => scanWithClamd(clamd.address, bytes),
      acceptsUnscanned: clamd.acceptsUnscanned,
    },
    submitEnquiry: (enquiry, submitter) =>
      count('enquiry', () =>
        submitEnquiry({ ...submission, hasWebhook, consumeRateLimit: enquiryRateLimit }, enquiry, submitter),
      ),
    submitApplication: (application, resume, submitter) =>
      count('application', () =>
        submitApplication({ ...submission, consumeRateLimit: applicationRateLimit }, application, resume, submitter),
      ),
  };
}
