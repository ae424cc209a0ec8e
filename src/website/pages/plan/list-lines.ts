import * as texts from '#content/plan/plan.ts';
import { validityNote } from '#content/plan/questions.ts';
import * as steps from '#content/plan/steps.ts';
import { individualOnGepnic } from '#content/service/tenders.ts';
import { getProgramsToday } from '#content/service/verification.ts';
import { endOfDay } from '#domain/plan/answers.ts';
import { findIndianTime, formatIndianMoment } from '#domain/time.ts';
import { listTexts } from './list-texts.ts';
import { type CompleteAnswers, findInTime, methodsDiffer, type Plan, tokenDaysAbroad } from './make-plan.ts';

export type AnsweredPlan = Plan & { readonly answers: CompleteAnswers };

/** Whether somebody else, such as an IRCTC provider, links the certificate after it is issued. */
export const isLinkedByOthers = ({ answers }: AnsweredPlan): boolean => texts.datesNotes[answers.purpose] !== undefined;

/** For a deadline that was entered without a time of day. */
function findHourNote({ answers: { purpose, signer, token, deadline } }: AnsweredPlan): string | undefined {
  if (deadline === 'none' || findIndianTime(deadline) !== endOfDay) return undefined;
  const { tender, renewal, other } = texts.dateLabels.noHour;
  if (purpose === 'e-tender') return tender;
  // Software has no token, but a key in a module (HSM).
  return token === 'yes' && signer !== 'software' ? renewal : other;
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
  const isTender = purpose === 'e-tender';
  const isSoftware = signer === 'software';
  return listTexts(
    isTender && texts.tenderNotes[encryption],
    isTender && signer === 'self' && individualOnGepnic,
    isSoftware && texts.softwareNote,
    !isSoftware && isAbroad(plan) && texts.foreignNote,
    !isSoftware && !isAbroad(plan) && texts.listPurposeNotes(purpose, signer),
    token === 'no' && !isAbroad(plan) && texts.oldTokenNote,
    !isSoftware && validityNote,
  );
}

export function listPapers(plan: AnsweredPlan): readonly string[] {
  const { purpose, signer } = plan.answers;
  return listTexts(
    signer === 'organisation' && texts.whoSigns,
    signer === 'software' && texts.whoApplies,
    texts.signerPapers[isInPersonsName(plan) ? 'self' : signer],
    texts.purposePapers[purpose],
    methodsDiffer(plan.verifications) && texts.ekycNeedsAadhaar,
    texts.signerVideo(isAbroad(plan)),
  );
}

export function listSteps(plan: AnsweredPlan): readonly string[] {
  const { purpose, signer, token, encryption } = plan.answers;
  const { stepTexts } = steps;
  const { applyBy, approvedBy } = findInTime(plan) ?? {};
  // Each method has its own time where there are two.
  const apply =
    applyBy && !methodsDiffer(plan.verifications)
      ? stepTexts.formatApplyBy(formatIndianMoment(applyBy))
      : stepTexts.apply;
  const isSoftware = signer === 'software';
  const isShipped = token === 'no' && !isAbroad(plan) && plan.status !== 'uncertain';
  const isLocal = token === 'no' && !isAbroad(plan) && plan.status === 'uncertain';
  const registerStep = encryption === 'yes' ? steps.registerBoth : steps.registerTexts[purpose];
  return listTexts(
    steps.firstSteps[purpose],
    token === 'no' && isAbroad(plan) && stepTexts.orderAbroad,
    !isSoftware && !approvedBy && (plan.answers.deadline === 'none' ? stepTexts.getPrograms : getProgramsToday),
    isShipped ? [`${apply} ${stepTexts.orderToken}`, stepTexts.submit] : `${apply} ${stepTexts.submit}`,
    isLocal && stepTexts.orderLocal,
    !isSoftware && approvedBy && texts.dateLabels.formatPrograms(formatIndianMoment(approvedBy)),
    isSoftware && stepTexts.downloadHsm,
    !isSoftware && [isAbroad(plan) ? stepTexts.confirmAbroad : stepTexts.confirm, stepTexts.download],
    (isAbroad(plan) && steps.registerForeign[purpose]) || registerStep,
    !isLinkedByOthers(plan) && stepTexts.sign,
  );
}

/** Why nobody can promise that the deadline is met. */
export function listReasons(plan: AnsweredPlan): readonly string[] {
  const { purpose, token } = plan.answers;
  const { formatApproval, portal, token: shipped, tokenAbroad } = texts.uncertainTexts;
  const [first] = plan.verifications;
  return listTexts(
    first && purpose !== 'e-tender' && formatApproval(first.approval),
    token === 'no' && (isAbroad(plan) ? [tokenAbroad, formatTokenAbroad()] : shipped),
    isAbroad(plan) && texts.attestation,
    plan.isPortalUnknown && portal,
  );
}

/** How dates in time are counted back from the deadline. */
export function listBasis(plan: AnsweredPlan): readonly string[] {
  const { basis, holidays } = texts.dateLabels;
  return listTexts(basis, holidays, isAbroad(plan) && plan.answers.token === 'no' && formatTokenAbroad());
}

/** What limits a certificate in time, whether there is a deadline or not. */
export function listLimits(plan: AnsweredPlan): readonly string[] {
  const { choice, isAfterOneYear } = plan;
  const { organisation, oneYear, download } = texts.dateLabels;
  return listTexts(
    choice.category !== 'individual' && !isAbroad(plan) && organisation,
    isAfterOneYear && oneYear,
    download,
  );
}

const formatTokenAbroad = (): string => texts.dateLabels.formatTokenAbroad(tokenDaysAbroad);

/** What remains when time is short; a tender has a list of its own. */
export function listOtherWays(plan: AnsweredPlan): readonly string[] {
  return listTexts(!isAbroad(plan) && texts.otherWays[plan.answers.purpose], texts.askPortal, texts.callUs);
}

/** The notes beside the last safe dates. */
export function listDatesNotes(plan: AnsweredPlan): readonly string[] {
  const { purpose, token } = plan.answers;
  return listTexts(
    isLinkedByOthers(plan) ? texts.dateLabels.earlyBeforeLink : texts.dateLabels.early,
    findHourNote(plan),
    texts.datesNotes[purpose],
    token === 'no' && isAbroad(plan) && texts.uncertainTexts.tokenAbroad,
    isAbroad(plan) && texts.attestation,
  );
}
