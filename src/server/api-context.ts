import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiContext } from '#api/api.ts';
import { scanWithClamd } from '#api/application/clamd.ts';
import { jsonType, revalidated } from '#api/register-read.ts';
import { findClientNetwork } from '#api/submission/submitter.ts';
import { site } from '#content/site.ts';
import { listAdvertisements } from '#database/advertisement/advertisement-store.ts';
import type { Store } from '#database/connect.ts';
import { findMediaFile, findPdfSize, readPdf } from '#database/media/media-store.ts';
import { findNotice, listNotices } from '#database/notice/notice-store.ts';
import { loadPincodeDirectory } from '#database/pincode/pincode-directory.ts';
import { findPost, listPosts } from '#database/post/post-store.ts';
import { createRateLimiter } from '#database/rate-limit/rate-limiter.ts';
import type { RateLimit } from '#domain/submission/submission.ts';
import { createSmtpSender } from '#mail/smtp.ts';
import { createLeadSender } from '#mail/webhook.ts';
import type { Config } from '#server/config.ts';
import { type EncodedResponse, encodeResponse } from '#server/http/encoded-response.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import { sendEncoded, sendFile } from '#server/http/send-response.ts';
import { createWorkQueue } from '#server/http/work-queue.ts';
import { openUploads } from '#server/uploads.ts';
import { startOutboxDelivery } from '#services/deliver-outbox.ts';
import { submitApplication } from '#services/submit-application.ts';
import { submitEnquiry } from '#services/submit-enquiry.ts';

/** An answer with pictures in base64 takes megabytes while it is rendered and compressed. */
const readLimits = { concurrent: 2, waiting: 100, waitingPerNetwork: 50 };

/** Resumes that are looked at for each application that is accepted: a refused one may be corrected and sent again. */
const uploadFactor = 4;

/** Starts what the API depends on in this process: the worker that delivers what submissions queue. */
export function startApi(
  app: FastifyInstance,
  {
    config,
    store,
    cache,
    securityHeaders,
  }: { config: Config; store: Store; cache: ResponseCache; securityHeaders: Readonly<Record<string, string>> },
): ApiContext {
  const { db, pool, clock } = store;
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
  });
  app.addHook('onClose', async () => {
    await outbox.stop(config.shutdownTimeout / 2_000);
    smtp?.close();
  });
  const submission = { db, clock, wakeOutbox: outbox.wake };
  const reportFlood = ({ name, overall }: RateLimit) =>
    app.log.error({ limit: name, overall }, 'the overall rate limit is exceeded: only first submissions are accepted');
  const enquiryRateLimit = createRateLimiter(pool, config.enquiryRateLimit, reportFlood);
  const { applicationRateLimit: limit } = config;
  const uploads = {
    ...limit,
    name: 'upload',
    perNetwork: uploadFactor * limit.perNetwork,
    overall: uploadFactor * limit.overall,
  };
  const applicationRateLimit = createRateLimiter(pool, config.applicationRateLimit, reportFlood);
  const { run: enqueue } = createWorkQueue(readLimits);
  const hasWebhook = webhook.url !== '';
  const byOrigin = config.corsOrigins.length > 0 ? { vary: 'Origin' } : {};
  return {
    clientKey: config.apiClientKey,
    corsOrigins: config.corsOrigins,
    bodyLimit: config.bodyLimit,
    siteUrl: config.siteUrl,
    pincodes: loadPincodeDirectory(),
    sendCached(request, reply, key, render) {
      const renderAndEncode = async () => {
        const rendered = await render();
        return encodeResponse({ ...rendered, headers: { ...securityHeaders, ...byOrigin, ...rendered.headers } });
      };
      const findNetwork = () => findClientNetwork(request);
      const send = (encoded: EncodedResponse): FastifyReply => {
        const { file } = encoded;
        if (!file) return sendEncoded(request, reply, encoded);
        const read = async (start: number) => (reply.raw.destroyed ? undefined : file.read(start));
        const content = { size: file.size, read: (start: number) => enqueue(() => read(start)) };
        return sendFile(request, reply, { ...file, content, type: jsonType, cacheControl: revalidated });
      };
      const response = cache.get(key, (waiting) => enqueue(renderAndEncode, waiting), findNetwork);
      return response instanceof Promise ? response.then(send) : send(response);
    },
    readMediaFile: (hash, name) => findMediaFile(db, hash, name),
    findPdfSize: (hash) => findPdfSize(db, hash),
    readPdf: (hash, start) => readPdf(db, hash, start),
    listPosts: (filter) => listPosts(db, filter),
    findPost: (id) => findPost(db, id),
    listNotices: () => listNotices(db),
    findNotice: (id) => findNotice(db, id),
    listAdvertisements: (platform) => listAdvertisements(db, platform),
    uploadsDir: openUploads(app, config.dataDir),
    countUpload: createRateLimiter(pool, uploads, reportFlood),
    uploadsInMemory: config.uploadsInMemory,
    virusScan: clamd && {
      scan: (bytes) => scanWithClamd(clamd.address, bytes),
      acceptsUnscanned: clamd.acceptsUnscanned,
    },
    submitEnquiry: (enquiry, submitter) =>
      submitEnquiry({ ...submission, hasWebhook, consumeRateLimit: enquiryRateLimit }, enquiry, submitter),
    submitApplication: (application, resume, submitter) =>
      submitApplication({ ...submission, consumeRateLimit: applicationRateLimit }, application, resume, submitter),
  };
}
