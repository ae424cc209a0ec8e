import type { FastifyInstance } from 'fastify';
import { type AdvertisementServices, registerAdvertisementRoutes } from '#api/advertisement/advertisement-routes.ts';
import { type ApplicationServices, registerApplicationRoutes } from '#api/application/application-routes.ts';
import { requireClientKey } from '#api/client-key.ts';
import { type EnquiryServices, registerEnquiryRoutes } from '#api/enquiry/enquiry-routes.ts';
import { mapErrors } from '#api/errors.ts';
import { type NoticeServices, registerNoticeRoutes } from '#api/notice/notice-routes.ts';
import { type FindPincode, registerPincodeRoutes } from '#api/pincode/pincode-routes.ts';
import { type PostServices, registerPostRoutes } from '#api/post/post-routes.ts';
import { sendProblem } from '#api/problem.ts';

/** What the API needs of the world; the server hands it in. */
export type ApiServices = EnquiryServices &
  ApplicationServices &
  PostServices &
  NoticeServices &
  AdvertisementServices & {
    readonly clientKey: string;
    readonly pincodes: FindPincode;
  };

/** The REST API of specification section 7, to be registered in a scope of its own. */
export async function api(scope: FastifyInstance, services: ApiServices): Promise<void> {
  // Fastify would read text/plain as a string: this API takes JSON and says 415 to the rest.
  scope.removeContentTypeParser('text/plain');
  mapErrors(scope);
  requireClientKey(scope, services.clientKey);
  scope.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });

  registerPincodeRoutes(scope, services.pincodes);
  registerEnquiryRoutes(scope, services);
  await registerApplicationRoutes(scope, services);
  registerNoticeRoutes(scope, services);
  registerPostRoutes(scope, services);
  registerAdvertisementRoutes(scope, services);

  // Without these an unknown address would fall through to the site's HTML page.
  scope.all('/api', (_request, reply) => sendProblem(reply, 404, 'There is nothing at this address.'));
  scope.all('/api/*', (_request, reply) => sendProblem(reply, 404, 'There is nothing at this address.'));
}
