import * as texts from '#content/plan/plan.ts';
import { validityNote } from '#content/plan/questions.ts';
import * as steps from '#content/plan/steps.ts';
import { individualOnGepnic } from '#content/service/tenders.ts';
import { getPrograms } from '#content/service/verification.ts';
import { endOfDay } from '#domain/plan/answers.ts';
import { findIndianTime, formatIndianMoment } from '#domain/time.ts';
import { type CompleteAnswers, findInTime, hasTwoTimes, type Plan, tokenDaysAbroad } from './make-plan.ts';

export type AnsweredPlan = Plan & { readonly answers: CompleteAnswers };

/** Whether somebody else, such as an IRCTC provider, links the certificate after it is issued. */
export const isLinkedByOthers = ({ answers }: AnsweredPlan): boolean => texts.datesNotes[answers.purpose] !== undefined;

/** For a deadline that was entered without a time of day. */
function listHourNotes({ answers: { purpose, token, deadline } }: AnsweredPlan): readonly string[] {
  if (deadline === 'none' || findIndianTime(deadline) !== endOfDay) return [];
  const { tender, renewal, other } = texts.dateLabels.noHour;
  if (purpose === 'e-tender') return [tender];
  return [token === 'yes' ? renewal : other];
}

/** Whether the certificate shows no organisation, so that no papers of one are needed. */
export const isInPersonsName = ({ choice, answers }: AnsweredPlan): boolean =>
  choice.category === 'individual' && (answers.signer === 'organisation' || answers.signer === 'proprietor');

export const isAbroad = ({ choice }: AnsweredPlan): boolean => choice.region === 'foreign';

/** Whether the applicant has a token, and otherwise where they get one. */
export function findTokenSource(plan: AnsweredPlan): 'hasToken' | 'inIndia' | 'abroad' {
  if (plan.answers.token === 'yes') return 'hasToken';
  return isAbroad(plan) ? 'abroad' : 'inIndia';
}

/** What the reader must know before the order. */
export function listNotes(plan: AnsweredPlan): readonly string[] {
  const { purpose, signer, token, encryption } = plan.answers;
  const ofPurpose = isAbroad(plan) ? [texts.foreignNote] : texts.listPurposeNotes(purpose, signer);
  return [
    ...(purpose === 'e-tender' ? texts.tenderNotes[encryption] : []),
    ...(purpose === 'e-tender' && signer === 'self' ? [individualOnGepnic] : []),
    ...(signer === 'software' ? [texts.softwareNote] : ofPurpose),
    ...(token === 'no' ? [isAbroad(plan) ? steps.stepTexts.orderAbroad : texts.oldTokenNote] : []),
    ...(signer === 'software' ? [] : [validityNote]),
    texts.renewalNote,
  ];
}

export function listPapers(plan: AnsweredPlan): readonly string[] {
  const { purpose, signer } = plan.answers;
  return [
    ...(signer === 'organisation' ? [texts.whoSigns] : []),
    ...(signer === 'software' ? [texts.whoApplies] : []),
    ...texts.signerPapers[isInPersonsName(plan) ? 'self' : signer],
    ...(texts.purposePapers[purpose] ?? []),
    ...(hasTwoTimes(plan.ways) ? [texts.ekycNeedsAadhaar] : []),
    texts.signerVideo(isAbroad(plan)),
  ];
}

export function listSteps(plan: AnsweredPlan): readonly string[] {
  const { purpose, signer, token, encryption } = plan.answers;
  const {
    apply,
    applyWithToken,
    submit,
    orderLocal,
    orderAbroad,
    confirm,
    confirmAbroad,
    download,
    downloadHsm,
    sign,
  } = steps.stepTexts;
  const { formatPrograms } = texts.dateLabels;
  const approvedBy = findInTime(plan)?.approvedBy;
  const needsToken = token === 'no' && !isAbroad(plan);
  const first = steps.firstSteps[purpose];
  const register =
    (isAbroad(plan) && steps.registerForeign[purpose]) ||
    (encryption === 'yes' ? steps.registerBoth : steps.registerTexts[purpose]);
  return [
    ...(first ? [first] : []),
    ...(token === 'no' && isAbroad(plan) ? [orderAbroad] : []),
    ...(signer === 'software' ? [] : [approvedBy ? formatPrograms(formatIndianMoment(approvedBy)) : getPrograms]),
    ...(needsToken && plan.status !== 'uncertain' ? [applyWithToken, submit] : [apply]),
    ...(needsToken && plan.status === 'uncertain' ? [orderLocal] : []),
    ...(signer === 'software' ? [downloadHsm] : [isAbroad(plan) ? confirmAbroad : confirm, download]),
    register,
    ...(isLinkedByOthers(plan) ? [] : [sign]),
  ];
}

/** Why nobody can promise that the deadline is met. */
export function listReasons(plan: AnsweredPlan): readonly string[] {
  const { purpose, token } = plan.answers;
  const { formatApproval, portal, token: shipped, tokenAbroad } = texts.uncertainTexts;
  const { formatTokenAbroad } = texts.dateLabels;
  return [
    ...(plan.ways[0] && purpose !== 'e-tender' ? [formatApproval(plan.ways[0].approval)] : []),
    ...(token === 'no' ? (isAbroad(plan) ? [tokenAbroad, formatTokenAbroad(tokenDaysAbroad)] : [shipped]) : []),
    ...(isAbroad(plan) ? [texts.attestation] : []),
    ...(plan.isPortalUnknown ? [portal] : []),
  ];
}

/** What the dates rest on, where there are any. */
export function listBasis(plan: AnsweredPlan): readonly string[] {
  const { status, choice, outlastsOneYear, answers } = plan;
  const { basis, holidays, formatTokenAbroad, organisation, oneYear, download } = texts.dateLabels;
  return [
    ...(status === 'in-time' ? [basis, holidays] : []),
    ...(status === 'in-time' && isAbroad(plan) && answers.token === 'no' ? [formatTokenAbroad(tokenDaysAbroad)] : []),
    ...(choice.category === 'individual' || isAbroad(plan) ? [] : [organisation]),
    ...(outlastsOneYear ? [oneYear] : []),
    download,
  ];
}

/** What remains when time is short; a tender has a list of its own. */
export function listOtherWays(plan: AnsweredPlan): readonly string[] {
  const other = isAbroad(plan) ? undefined : texts.otherWays[plan.answers.purpose];
  return [...(other ? [other] : []), texts.askPortal, texts.callUs];
}

/** What stands beside the last safe dates. */
export function listDatesNotes(plan: AnsweredPlan): readonly string[] {
  const { purpose, token } = plan.answers;
  const ofPurpose = texts.datesNotes[purpose];
  return [
    isLinkedByOthers(plan) ? texts.dateLabels.earlyBeforeLink : texts.dateLabels.early,
    ...listHourNotes(plan),
    ...(ofPurpose ? [ofPurpose] : []),
    ...(token === 'no' && isAbroad(plan) ? [texts.uncertainTexts.tokenAbroad] : []),
    ...(isAbroad(plan) ? [texts.attestation] : []),
  ];
}
