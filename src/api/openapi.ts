import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { type Call, calls } from '#contract/calls.ts';
import { clientKeyHeader } from '#contract/paths.ts';
import { problemMediaType } from '#contract/problem.ts';
import { referenceHeader } from '#contract/submission.ts';
import { referencePattern } from '#domain/submission/submission.ts';

type Json = { [name: string]: unknown };

/** The OpenAPI 3.1 description of the API, generated from the routes' schemas. */
export function describeApi(siteUrl: string): Json {
  const schemas: Json = { Problem: problem };
  const paths: { [path: string]: Json } = {};
  for (const call of Object.values<Call>(calls)) {
    paths[call.path] = { ...paths[call.path], [call.body ? 'post' : 'get']: describeCall(call, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'REST API of the public site',
      version: '1.0.0',
      description:
        'Read by the site itself, and by others who need the same data. Dates are UTC; money is in whole rupees.',
    },
    servers: [{ url: siteUrl }],
    security: [{ clientKey: [] }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        clientKey: {
          type: 'apiKey',
          in: 'header',
          name: clientKeyHeader,
          description: 'Names the caller. An identifier, not a secret.',
        },
      },
    },
  };
}

/** RFC 9457. */
const problem: Json = {
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: {
      type: 'object',
      description: 'With 422: what is wrong with each field.',
      additionalProperties: {
        type: 'object',
        properties: { code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string', description: 'With 500: found in the log.' },
  },
};

function describeCall({ path, summary, input, body, answer, problems }: Call, schemas: Json): Json {
  const [, , tag, name, parameter] = path.split('/');
  return {
    operationId: parameter === undefined ? name : `${name}ByPath`,
    tags: [tag],
    summary,
    parameters: input && describeParameters(input, path, schemas),
    requestBody: body && {
      required: true,
      content: { [body.type]: { schema: toSchema(body.schema, schemas, 'input') } },
    },
    responses: {
      200: {
        description: answer.description,
        ...(answer.hasReference ? { headers: referenceHeaders } : {}),
        content: { [answer.type]: { schema: toSchema(answer.schema, schemas, 'output') } },
      },
      ...Object.fromEntries([400, 401, ...problems, 500].map((status) => [status, describeProblem(status)])),
    },
  };
}

const referenceHeaders: Json = {
  [referenceHeader]: {
    description: 'The number that a person quotes to ask about the submission.',
    schema: { type: 'string', pattern: referencePattern.source },
  },
};

const retryHeaders: Json = {
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer', minimum: 1 } },
};

function describeProblem(status: number): Json {
  return {
    description: STATUS_CODES[status] ?? '',
    ...(status === 429 || status === 503 ? { headers: retryHeaders } : {}),
    content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

function describeParameters(input: z.ZodObject, path: string, schemas: Json): Json[] {
  const { properties = {}, required = [] } = toSchema(input, schemas, 'input') as {
    properties?: { [name: string]: Json };
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: path.includes(`{${name}}`) ? 'path' : 'query',
    required: required.includes(name),
    description,
    schema,
  }));
}

/** A Zod schema as JSON Schema; schemas with an id become components. */
function toSchema(schema: z.ZodType, schemas: Json, io: 'input' | 'output'): Json {
  const { $schema: _, $defs = {}, ...root } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  const text = JSON.stringify({ root, $defs }).replaceAll('"#/$defs/', '"#/components/schemas/');
  const moved = JSON.parse(text) as { root: Json; $defs: Json };
  Object.assign(schemas, moved.$defs);
  const { id, ...named } = moved.root;
  if (typeof id !== 'string') return moved.root;
  schemas[id] = named;
  return { $ref: `#/components/schemas/${id}` };
}
