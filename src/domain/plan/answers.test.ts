import { expect, test } from 'vitest';
import { toMoment } from '#domain/time.ts';
import {
  type Answers,
  encryptionAnswers,
  findOpenQuestion,
  listQuestions,
  purposes,
  type Question,
  readAnswers,
  reopenQuestion,
  signersOf,
  tokenAnswers,
  writeAnswers,
} from './answers.ts';

const read = (query: string): Answers => readAnswers(new URLSearchParams(query));

/** Values that each question offers. */
function listValues(question: string, { purpose }: Answers): readonly string[] {
  if (question === 'purpose') return purposes;
  if (question === 'signer') return purpose ? signersOf[purpose] : [];
  return question === 'encryption' ? encryptionAnswers : tokenAnswers;
}

test('every path of links leads to the deadline in at most five questions, and its address to the same answers', () => {
  let ends = 0;
  const walk = (answers: Answers, asked: number): void => {
    const question = findOpenQuestion(answers);
    expect(asked).toBeLessThan(5);
    if (question === 'deadline') {
      ends += 1;
      const complete = { ...answers, deadline: toMoment('2026-12-04', '15:00') };
      expect(read(String(writeAnswers(complete)))).toEqual(complete);
      expect(listQuestions(complete).length).toBe(asked + 1);
      return;
    }
    if (question === undefined) throw new Error('A deadline is always asked for.');
    for (const value of listValues(question, answers)) {
      walk(read(String(writeAnswers({ ...answers, [question]: value }))), asked + 1);
    }
  };
  walk(read(''), 0);
  // Per purpose: signers, times three for the encryption of a tender, times two for the token but not for software.
  expect(ends).toBe(6 * 3 * 2 + 5 * 2 + 3 * 2 + 4 * 2 + 3 * 2 + 2 + 4 * 2 + 6 * 2 + 1);
});

test('a changed answer drops the answers that followed from it', () => {
  const change = (query: string, question: Question) =>
    read(String(writeAnswers(reopenQuestion(read(query), question))));
  // Only a tender asks for encryption, and only a person or an organisation for a token.
  expect(change('for=icegate&signer=organisation&token=yes&day=none', 'purpose')).toEqual({
    purpose: undefined,
    signer: undefined,
    encryption: undefined,
    token: 'yes',
    deadline: 'none',
  });
  expect(change('for=documents&signer=software&day=none', 'signer')).toMatchObject({
    purpose: 'documents',
    signer: undefined,
    token: undefined,
    deadline: 'none',
  });
  // Answers that were given stay.
  expect(change('for=e-tender&signer=self&encryption=yes&token=no&day=none', 'token')).toEqual({
    ...read('for=e-tender&signer=self&encryption=yes&day=none'),
    token: undefined,
  });
});

test('what no link has is asked again, and never throws', () => {
  expect(findOpenQuestion(read('for=lottery'))).toBe('purpose');
  expect(findOpenQuestion(read('for=dgft&signer=foreign'))).toBe('signer');
  expect(findOpenQuestion(read('for=e-tender&signer=self&encryption=maybe'))).toBe('encryption');
  for (const day of ['2026-02-30', '31.12.2026', 'tomorrow', '', '2026-13-01']) {
    expect(findOpenQuestion(read(`for=irctc-e-ticketing&token=yes&day=${day}`))).toBe('deadline');
  }
  for (const time of ['24:00', '9:00', '15.00', '12:60']) {
    expect(findOpenQuestion(read(`for=irctc-e-ticketing&token=yes&day=2026-12-31&time=${time}`))).toBe('deadline');
  }
});

test('a day without a time ends with its last minute in India', () => {
  expect(read('day=2026-12-31').deadline).toEqual(new Date('2026-12-31T18:29:00Z'));
});
