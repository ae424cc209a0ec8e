import { z } from 'zod';
import { advertisementQuery, advertisementShape } from '#contract/advertisement/advertisement-shape.ts';
import { applicationTextFields } from '#contract/application/submission.ts';
import { enquiryShape } from '#contract/enquiry/enquiry-shape.ts';
import { noticeFileQuery, noticeFileShape, noticeShape } from '#contract/notice/notice-shape.ts';
import { apiPaths } from '#contract/paths.ts';
import { postListQuery, postPageShape, postQuery, postShape } from '#contract/post/post-shape.ts';

/** One call, as its description tells it. The shapes are those that the routes read and answer by. */
export type Call = {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly query?: z.ZodObject;
  readonly body?: { readonly type: string; readonly shape: z.ZodType };
  readonly answer: { readonly type: string; readonly shape: z.ZodType; readonly description: string };
  /** Statuses of problems (RFC 9457), beside 401 and 500, which every call may answer. */
  readonly problems: readonly number[];
};

const json = 'application/json';
const number = z.int();
const place = z.object({ district: z.string().nullable(), state: z.string().nullable() });

const applicationForm = z.object({
  ...Object.fromEntries(applicationTextFields.map((field) => [field, z.string()])),
  resume: z.string().meta({ format: 'binary', description: 'PDF, DOC or DOCX by its bytes, at most 5 MB.' }),
});

/** Every call of the API, in the order in which people meet them. */
export const calls: readonly Call[] = [
  {
    method: 'get',
    path: apiPaths.stateList,
    summary: 'The states and union territories.',
    answer: {
      type: json,
      shape: z.array(z.object({ stateId: number, stateName: z.string() })),
      description: 'All of them.',
    },
    problems: [],
  },
  {
    method: 'get',
    path: apiPaths.cityList,
    summary: 'The districts of a state.',
    query: z.object({ stateId: z.string().regex(/^[0-9]{1,9}$/) }),
    answer: {
      type: json,
      shape: z.array(z.object({ cityId: number, cityName: z.string(), stateId: number })),
      description: 'None for an unknown state.',
    },
    problems: [400],
  },
  {
    method: 'get',
    path: apiPaths.place,
    summary: 'District and state of a PIN code; the code may also stand in the path.',
    query: z.object({ pinCode: z.string().regex(/^[1-9][0-9]{5}$/) }),
    answer: { type: json, shape: place, description: 'Both null for a PIN code that does not exist.' },
    problems: [400],
  },
  {
    method: 'post',
    path: apiPaths.submitEnquiry,
    summary: 'Sends an enquiry; a companyName makes it a partner enquiry.',
    body: { type: json, shape: enquiryShape },
    answer: { type: 'text/plain', shape: z.string(), description: '“Details has been added successfully.”' },
    problems: [400, 413, 415, 422, 429],
  },
  {
    method: 'post',
    path: apiPaths.submitApplication,
    summary: 'Sends a job application with a resume.',
    body: { type: 'multipart/form-data', shape: applicationForm },
    answer: { type: 'text/plain', shape: z.string(), description: 'Kept.' },
    problems: [400, 413, 415, 422, 429],
  },
  {
    method: 'get',
    path: apiPaths.noticeList,
    summary: 'The active notifications, newest first.',
    answer: { type: json, shape: z.array(noticeShape), description: 'All of them.' },
    problems: [],
  },
  {
    method: 'get',
    path: apiPaths.noticeFile,
    summary: 'The file of a notification.',
    query: noticeFileQuery,
    answer: { type: json, shape: noticeFileShape, description: 'A PDF or a picture.' },
    problems: [400, 404],
  },
  {
    method: 'get',
    path: apiPaths.postList,
    summary: 'A page of active blogs, newest first.',
    query: postListQuery,
    answer: { type: json, shape: postPageShape, description: 'isActive=false answers an empty page.' },
    problems: [400],
  },
  {
    method: 'get',
    path: apiPaths.post,
    summary: 'One active blog.',
    query: postQuery,
    answer: { type: json, shape: postShape, description: 'The blog.' },
    problems: [400, 404],
  },
  {
    method: 'get',
    path: apiPaths.advertisementList,
    summary: 'The advertisements that are switched on for a platform; 1 is the web site.',
    query: advertisementQuery,
    answer: { type: json, shape: z.array(advertisementShape), description: 'In their order.' },
    problems: [400],
  },
];
