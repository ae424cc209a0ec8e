import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from '#api/problem.ts';
import { type Call, calls } from '#contract/calls.ts';

/**
 * Answers what no call does: another method on the path of a call is a 405 that names the methods there are (RFC 9110, section
 * 15.5.6), another path a 404. Without this they would fall through to the site's HTML pages.
 */
export function registerUnknownRequests(scope: FastifyInstance): void {
  for (const { path, body } of Object.values<Call>(calls)) {
    // Fastify answers HEAD where there is a GET.
    const methods = body ? ['POST'] : ['GET', 'HEAD'];
    const others = scope.supportedMethods.filter((method) => !methods.includes(method));
    const refuse = (reply: FastifyReply) => {
      const allow = methods.join(', ');
      sendProblem(reply.header('Allow', allow), 405, `This address takes ${allow} only.`);
    };
    scope.route({
      method: others,
      url: path.replace(/\{(\w{1,50})\}/, ':$1'),
      // Before the body is read: its type does not matter.
      onRequest: (_request, reply) => refuse(reply),
      handler: (_request, reply) => refuse(reply),
    });
  }
  for (const path of ['/api', '/api/*']) {
    scope.all(path, (_request, reply) => sendProblem(reply, 404, 'There is nothing at this address.'));
  }
}
