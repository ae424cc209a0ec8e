import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { type Call, calls } from '#api/docs/calls.ts';
import { clientKeyHeader } from '#contract/paths.ts';
import { problemMediaType } from '#contract/problem.ts';

type Json = { [name: string]: unknown };

/** The API's description after OpenAPI 3.1, made from the shapes that validate. */
export function describeApi(siteUrl: string): Json {
  const schemas: Json = { Problem: problem };
  const paths: { [path: string]: Json } = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: describeCall(call, schemas) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'REST API of the public site',
      version: '1.0.0',
      description: 'Read by the site itself, and by whoever wants the same. Dates are UTC; money is in whole rupees.',
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

function describeCall({ method, path, summary, query, body, answer, problems }: Call, schemas: Json): Json {
  return {
    operationId: path.split('/').at(-1),
    tags: [path.split('/')[2]],
    summary,
    ...(query ? { parameters: describeQuery(query, schemas) } : {}),
    ...(body
      ? {
          requestBody: { required: true, content: { [body.type]: { schema: toSchema(body.shape, schemas, 'input') } } },
        }
      : {}),
    responses: {
      200: {
        description: answer.description,
        content: { [answer.type]: { schema: toSchema(answer.shape, schemas, 'output') } },
      },
      ...Object.fromEntries(
        [401, ...problems, 500].map((status) => [
          status,
          {
            description: STATUS_CODES[status] ?? '',
            content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
    'x-method': method.toUpperCase(),
  };
}

function describeQuery(query: z.ZodObject, schemas: Json): Json[] {
  const { properties = {}, required = [] } = toSchema(query, schemas, 'input') as {
    properties?: { [name: string]: Json };
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema,
  }));
}

/** A shape as JSON Schema; what has a name of its own goes to the components. */
function toSchema(shape: z.ZodType, schemas: Json, io: 'input' | 'output'): Json {
  const { $schema: _, $defs = {}, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json;
  const moved = JSON.parse(JSON.stringify({ schema, $defs }).replaceAll('"#/$defs/', '"#/components/schemas/')) as {
    schema: Json;
    $defs: Json;
  };
  Object.assign(schemas, moved.$defs);
  const { id } = schema;
  if (typeof id !== 'string') return moved.schema;
  const { id: __, ...named } = moved.schema;
  schemas[id] = named;
  return { $ref: `#/components/schemas/${id}` };
}
