import { useRef, useState } from 'react';
import { applicationMessages, applicationStoredText } from '#content/application/messages.ts';
import { enquiryMessages } from '#content/enquiry/messages.ts';
import { consents } from '#content/legal/consents.ts';
import type { SubmissionOutcome } from '#contract/client.ts';
import {
  type ApplicationEntries,
  type ApplicationErrorCode,
  applicationLimits,
} from '#domain/application/application.ts';
import { validateResumeFile } from '#domain/application/resume.ts';
import { applicationFields, validateApplication } from '#domain/application/validate-application.ts';
import { validateCaptcha } from '#domain/enquiry/captcha.ts';
import { useCaptcha } from '#website/components/captcha/captcha.ts';
import { CaptchaField } from '#website/components/captcha/captcha-field.tsx';
import { EmailField, Field, PhoneField } from '#website/components/field/field.tsx';
import { Form, FormNote, SubmitRow, TermsField, WithoutScript } from '#website/components/form/form.tsx';
import {
  describeRateLimit,
  type FormErrors,
  pickErrors,
  readTexts,
  useForm,
} from '#website/components/form/use-form.ts';
import { LoadingOverlay } from '#website/components/loading/loading-overlay.tsx';
import { type DialogMessage, MessageDialog } from '#website/components/message-dialog/message-dialog.tsx';
import { useApi } from '#website/use-api.ts';
import { ResumeField, UploadStatus } from './resume-upload.tsx';

const consent = consents.career;
const { min, max, step } = applicationLimits.expSalary;
const failed = 'Not sent. Your details are still here.';
const cancelled = 'Cancelled: nothing was sent. Your details are still here.';

/** The career form (R4.18, R5.13 to R5.18, R8.6 to R8.8). */
export function ApplicationForm({ labelledBy }: { labelledBy: string }) {
  const api = useApi();
  const captcha = useCaptcha();
  const [resume, setResume] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [note, setNote] = useState('');
  const [message, setMessage] = useState<DialogMessage>();
  const upload = useRef<AbortController>(undefined);

  const send = async (target: HTMLFormElement): Promise<void> => {
    setNote('');
    const invalid = findErrors(target, resume, captcha.code ?? '');
    if (Object.keys(invalid).length > 0 || !resume) return form.showErrors(invalid);

    const controller = new AbortController();
    upload.current = controller;
    setProgress(0);
    const outcome = await api.submitApplication({ ...readEntries(target), resume }, form.readMetadata(target), {
      signal: controller.signal,
      onProgress: setProgress,
    });
    setProgress(undefined);

    if (outcome.outcome === 'failed') {
      if (controller.signal.aborted) return setNote(cancelled);
      // The error catalogue (R8.8) asks for a log line and no dialog.
      console.error('The application was not sent.', outcome.error);
      return setNote(failed);
    }
    const answer = describeOutcome(outcome);
    if ('errors' in answer) return form.showErrors(answer.errors);
    if (outcome.outcome === 'stored') {
      form.clear();
      setResume(undefined);
      captcha.renew();
    }
    setMessage({ ...answer, fallbackFocus: target });
  };

  const form = useForm({
    kind: 'career',
    consentVersion: consent.version,
    fields: controls,
    hasTerms: true,
    send,
  });
  const { entry } = form;

  const chooseResume = (file: File | undefined): void => {
    setResume(file);
    // A file of another kind or size gets its message at once, a missing one on submit.
    const code = file && validateResumeFile(file);
    form.setError('resume', code && applicationMessages[code]);
  };

  return (
    <>
      <WithoutScript />
      <Form {...form.props} aria-labelledby={labelledBy}>
        <FormNote>Every field must be filled in.</FormNote>
        <Field {...entry('fullName')} label="Full name" autoComplete="name" wide />
        <EmailField {...entry('email')} />
        <PhoneField {...entry('phone')} />
        <Field {...entry('post')} label="Designation" hint="The work you apply for" autoComplete="off" />
        <Field
          {...entry('expSalary')}
          label="Expected salary (LPA)"
          hint="Lakh rupees a year, in steps of 0.1"
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          autoComplete="off"
        />
        <ResumeField {...entry('resume')} file={resume} onChoose={chooseResume} />
        <CaptchaField {...entry('captcha')} captcha={captcha} onRefresh={() => form.setError('captcha', undefined)} />
        <TermsField consent={consent} error={form.errors.terms} />
        <SubmitRow label="Submit" canSend={form.canSend} hasTerms>
          Your application goes to our HR team only.
        </SubmitRow>
        <FormNote isAlert>{note}</FormNote>
      </Form>
      <LoadingOverlay active={progress !== undefined} blocking>
        <UploadStatus progress={progress ?? 0} size={resume?.size ?? 0} onCancel={() => upload.current?.abort()} />
      </LoadingOverlay>
      <MessageDialog message={message} onClose={() => setMessage(undefined)} />
    </>
  );
}

/** Every control that a person fills in, in the order of the page. */
const controls = [...applicationFields, 'resume', 'captcha', 'terms'] as const;
type Control = (typeof controls)[number];

function readEntries(form: HTMLFormElement): ApplicationEntries {
  return readTexts(form, applicationFields);
}

function findErrors(form: HTMLFormElement, resume: File | undefined, captchaCode: string): FormErrors<Control> {
  const { captcha, terms } = readTexts(form, ['captcha', 'terms']);
  const codes: { [field: string]: ApplicationErrorCode | undefined } = {
    ...validateApplication(readEntries(form)),
    resume: validateResumeFile(resume),
    terms: terms === '' ? 'terms-required' : undefined,
  };
  const captchaError = validateCaptcha(captcha, captchaCode);
  return {
    ...Object.fromEntries(
      Object.entries(codes).flatMap(([field, code]) => (code ? [[field, applicationMessages[code]]] : [])),
    ),
    ...(captchaError ? { captcha: enquiryMessages[captchaError] } : {}),
  };
}

/** The error catalogue (R8.6, R8.7): messages under the fields, or a dialog. */
function describeOutcome(
  outcome: Exclude<SubmissionOutcome, { outcome: 'failed' }>,
): { readonly errors: FormErrors<Control> } | DialogMessage {
  switch (outcome.outcome) {
    case 'stored':
      return { title: 'Application Submitted', text: applicationStoredText };
    case 'refused':
      return { title: 'Error', text: outcome.text || 'Something went wrong.' };
    case 'rate-limited':
      return describeRateLimit(outcome.retryAfterSeconds);
    case 'invalid':
      return pickErrors(outcome.errors, controls) ?? { title: 'Error', text: 'Something went wrong.' };
  }
}
