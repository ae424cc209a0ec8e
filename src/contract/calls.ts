import { z } from 'zod';
import { advertisementListQuery, advertisementSchema } from '#contract/advertisement.ts';
import { validApplicationBody } from '#contract/application.ts';
import { validEnquiryBody } from '#contract/enquiry.ts';
import { noticeFileQuery, noticeFileSchema, noticeSchema } from '#contract/notice.ts';
import { apiPaths } from '#contract/paths.ts';
import { cityListQuery, citySchema, placeQuery, placeSchema, stateSchema } from '#contract/pincode.ts';
import { postListQuery, postListSchema, postQuery, postSchema } from '#contract/post.ts';
import { enquiryStoredText } from '#contract/submission.ts';

/**
 * One call of the REST API. GET routes parse requests with these schemas; TypeScript types and the OpenAPI description
 * derive from them.
 */
export type Call = {
  /** `{name}` stands for a parameter that `input` describes. */
  readonly path: string;
  readonly summary: string;
  /** The query, or the parameters of the path. */
  readonly input?: z.ZodObject;
  /** `detail` of the 400 for an invalid input; without it the invalid parameter is named. */
  readonly inputError?: string;
  /** For a POST; a call without a body is a GET. The schema describes a valid body. */
  readonly body?: { readonly type: string; readonly schema: z.ZodType };
  readonly answer: {
    readonly type: string;
    readonly schema: z.ZodType;
    readonly description: string;
    /** Whether the answer has the `referenceHeader`. */
    readonly hasReference?: boolean;
  };
  /** Statuses of problems (RFC 9457), in addition to 400 (a malformed address), 401 and 500 of every call. */
  readonly problems: readonly number[];
};

const json = 'application/json';
const place = {
  input: placeQuery,
  inputError: 'pinCode must be six digits.',
  answer: {
    type: json,
    schema: placeSchema,
    description: 'Both null for a pincode that does not exist, district alone where only the state is known.',
  },
  problems: [400],
} as const;

/** Every call of the API, in the order of the description. */
export const calls = {
  stateList: {
    path: apiPaths.stateList,
    summary: 'The states and union territories.',
    answer: { type: json, schema: z.array(stateSchema), description: 'All of them.' },
    problems: [],
  },
  cityList: {
    path: apiPaths.cityList,
    summary: 'The districts of a state.',
    input: cityListQuery,
    inputError: 'stateId must be a whole number.',
    answer: { type: json, schema: z.array(citySchema), description: 'None for an unknown state.' },
    problems: [400],
  },
  pincodePlace: { ...place, path: apiPaths.pincodePlace, summary: 'District and state of a pincode.' },
  pincodePlaceByPath: {
    ...place,
    path: `${apiPaths.pincodePlace}/{pinCode}`,
    summary: 'District and state of a pincode, with the code in the path.',
  },
  submitEnquiry: {
    path: apiPaths.submitEnquiry,
    summary: 'Sends an enquiry; a companyName makes it a partner enquiry.',
    body: { type: json, schema: validEnquiryBody },
    answer: {
      type: 'text/plain',
      schema: z.string(),
      description: `“${enquiryStoredText}”`,
      hasReference: true,
    },
    problems: [400, 413, 415, 422, 429, 503],
  },
  submitApplication: {
    path: apiPaths.submitApplication,
    summary: 'Sends a job application with a resume.',
    body: { type: 'multipart/form-data', schema: validApplicationBody },
    answer: { type: 'text/plain', schema: z.string(), description: 'The application was saved.', hasReference: true },
    problems: [400, 413, 415, 422, 429, 503],
  },
  noticeList: {
    path: apiPaths.noticeList,
    summary: 'The active notifications, newest first.',
    answer: { type: json, schema: z.array(noticeSchema), description: 'The newest 100.' },
    problems: [503],
  },
  noticeFile: {
    path: apiPaths.noticeFile,
    summary: 'The file of a notification.',
    input: noticeFileQuery,
    answer: { type: json, schema: noticeFileSchema, description: 'A PDF or a picture.' },
    problems: [400, 404, 503],
  },
  postList: {
    path: apiPaths.postList,
    summary: 'A page of active blogs, newest first.',
    input: postListQuery,
    answer: { type: json, schema: postListSchema, description: 'isActive=false answers an empty page.' },
    problems: [400, 503],
  },
  post: {
    path: apiPaths.post,
    summary: 'One active blog.',
    input: postQuery,
    answer: { type: json, schema: postSchema, description: 'The blog.' },
    problems: [400, 404, 503],
  },
  advertisementList: {
    path: apiPaths.advertisementList,
    summary: 'The advertisements that are switched on for a platform; 1 is the web site.',
    input: advertisementListQuery,
    answer: { type: json, schema: z.array(advertisementSchema), description: 'In their order.' },
    problems: [400, 503],
  },
} as const satisfies { readonly [name: string]: Call };
