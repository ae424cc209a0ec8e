import { statusTexts } from '#content/plan/plan.ts';
import * as texts from '#content/plan/questions.ts';
import {
  type Answers,
  encryptionAnswers,
  purposes,
  type Question,
  signersOf,
  tokenAnswers,
} from '#domain/plan/answers.ts';
import { personalPurposes } from '#domain/plan/find-certificate.ts';
import { formatIndianMoment } from '#domain/time.ts';

type Option = { readonly value: string; readonly title: string; readonly meaning: string };

/** The options of a question that has links. */
export function listOptions(question: Exclude<Question, 'deadline'>, { purpose }: Answers): readonly Option[] {
  switch (question) {
    case 'purpose':
      return purposes.map((value) => ({ value, ...texts.purposeOptions[value] }));
    case 'signer':
      return (purpose ? signersOf[purpose] : []).map((value) => {
        const { title, meaning } = texts.signerOptions[value];
        const isByPerson = value === 'organisation' && purpose !== undefined && personalPurposes.has(purpose);
        return { value, title, meaning: isByPerson ? texts.organisationByPerson : meaning };
      });
    case 'encryption':
      return encryptionAnswers.map((value) => ({ value, ...texts.encryptionOptions[value] }));
    case 'token':
      return tokenAnswers.map((value) => ({ value, ...texts.tokenOptions[value] }));
  }
}

/** An answer as the page shows it; `undefined` for an open question. */
export function formatAnswer(question: Question, answers: Answers): string | undefined {
  if (question !== 'deadline') {
    return listOptions(question, answers).find(({ value }) => value === answers[question])?.title;
  }
  const { deadline } = answers;
  return deadline instanceof Date ? formatIndianMoment(deadline) : deadline && statusTexts.open;
}
