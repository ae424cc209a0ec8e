import { dateLabels, otherNameTooLate } from '#content/plan/plan.ts';
import type { Signer } from '#domain/plan/answers.ts';
import { formatIndianMoment } from '#domain/time.ts';
import type { AnsweredPlan } from './list-lines.ts';
import { listTexts } from './list-texts.ts';
import { makePlan } from './make-plan.ts';

/** Signers who may bid in their own name when it is too late for a certificate in another name. */
type OtherName = 'organisation' | 'proprietor';
export const mayBidInOwnName = (signer: Signer): signer is OtherName =>
  signer === 'organisation' || signer === 'proprietor';

/** The plan in the bidder's own name, where only that may still come in time. */
export function findOwnName({ status, answers, now }: AnsweredPlan) {
  const { purpose, signer } = answers;
  if (status !== 'too-late' || purpose !== 'e-tender' || !mayBidInOwnName(signer)) return undefined;
  const plan = makePlan({ ...answers, signer: 'self' }, now);
  if (plan.status === 'too-late') return undefined;
  return { plan, tooLate: otherNameTooLate[signer], advice: dateLabels.ownName[signer] };
}

/** Whether a certificate may still come in time, also in the bidder's own name. */
export const isPossible = (plan: AnsweredPlan): boolean =>
  plan.status !== 'too-late' || findOwnName(plan) !== undefined;

/** The latest times of the steps while a certificate is still possible, and otherwise why it is not. */
export function listLastHours(plan: AnsweredPlan): readonly string[] {
  const { answers } = plan;
  const ownName = findOwnName(plan);
  const dates = (ownName?.plan ?? plan).verifications[0]?.deadline;
  if (!dates || answers.deadline === 'none') return [];
  const { firstApproval, reopens, lastApproval, lastApplication, registerBy } = dates;
  if (!isPossible(plan)) {
    return firstApproval > answers.deadline ? [dateLabels.formatTooLate(formatIndianMoment(firstApproval))] : [];
  }
  const { formatLastApplication, formatLastApproval, formatRegisterFirst, tooLateToRegister } = dateLabels;
  const canRegisterInTime = registerBy > firstApproval;
  const isTender = answers.purpose === 'e-tender';
  return listTexts(
    isTender && !canRegisterInTime && tooLateToRegister,
    ownName?.advice,
    isTender && canRegisterInTime && formatRegisterFirst(formatIndianMoment(registerBy)),
    reopens && dateLabels.formatReopens(formatIndianMoment(reopens)),
    lastApproval && lastApplication && formatLastApplication(formatIndianMoment(lastApplication)),
    lastApproval && formatLastApproval(formatIndianMoment(lastApproval)),
    lastApproval && isTender && dateLabels.upload,
    lastApproval && answers.signer !== 'software' && dateLabels.formatPrograms(formatIndianMoment(lastApproval)),
  );
}
