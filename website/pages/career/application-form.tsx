import { useRef, useState } from 'react';
import { applicationMessages } from '#content/application/messages.ts';
import { consents } from '#content/legal/consents.ts';
import { applicationLimits } from '#domain/application/application.ts';
import { validateResumeFile } from '#domain/application/resume.ts';
import { CaptchaField } from '#website/components/captcha/captcha-field.tsx';
import { useCaptcha } from '#website/components/captcha/use-captcha.ts';
import { Field } from '#website/components/field/field.tsx';
import { Form, FormNote } from '#website/components/form/form.tsx';
import { SubmitRow } from '#website/components/form/submit-row.tsx';
import { TermsField } from '#website/components/form/terms-field.tsx';
import { useForm } from '#website/components/form/use-form.ts';
import { WithoutScript } from '#website/components/form/without-script.tsx';
import { LoadingOverlay } from '#website/components/loading/loading-overlay.tsx';
import { type DialogMessage, MessageDialog } from '#website/components/message-dialog/message-dialog.tsx';
import { useApi } from '#website/use-api.ts';
import { describeOutcome } from './describe-outcome.ts';
import { applicationControls, findErrors, readEntries } from './read-entries.ts';
import { ResumeField } from './resume-field.tsx';
import { UploadStatus } from './upload-status.tsx';

const consent = consents.career;
const { min, max, step } = applicationLimits.expSalary;
const notSent = 'Not sent. Your details are still here.';
const cancelled = 'Cancelled: nothing was sent. Your details are still here.';

/** The career form (R4.18, R5.13 to R5.18, R8.6 to R8.8). */
export function ApplicationForm({ labelledBy }: { labelledBy: string }) {
  const api = useApi();
  const captcha = useCaptcha();
  const [resume, setResume] = useState<File>();
  const [sentShare, setSentShare] = useState<number>();
  const [note, setNote] = useState('');
  const [message, setMessage] = useState<DialogMessage>();
  const upload = useRef<AbortController>(undefined);

  const send = async (target: HTMLFormElement): Promise<void> => {
    setNote('');
    const found = findErrors(target, resume, captcha.code ?? '');
    if (Object.keys(found).length > 0 || !resume) return form.showErrors(found);

    const controller = new AbortController();
    upload.current = controller;
    setSentShare(0);
    const outcome = await api.submitApplication({ ...readEntries(target), resume }, form.readMetadata(target), {
      signal: controller.signal,
      onProgress: setSentShare,
    });
    setSentShare(undefined);

    if (outcome.outcome === 'failed') {
      if (controller.signal.aborted) return setNote(cancelled);
      // The catalogue of errors (R8.8) wants this in the log and in no dialog.
      console.error('The application was not sent.', outcome.error);
      return setNote(notSent);
    }
    const told = describeOutcome(outcome);
    if ('errors' in told) return form.showErrors(told.errors);
    if (outcome.outcome === 'stored') {
      form.clear();
      setResume(undefined);
      captcha.renew();
    }
    setMessage({ ...told, fallbackFocus: target });
  };

  const form = useForm({
    kind: 'career',
    consentVersion: consent.version,
    fields: applicationControls,
    hasTerms: true,
    send,
  });
  const { entry } = form;

  const chooseResume = (file: File | undefined): void => {
    setResume(file);
    // A file that cannot be sent is told at once; that there is none is told at the end.
    const code = file && validateResumeFile(file);
    form.setError('resume', code && applicationMessages[code]);
  };

  return (
    <>
      <WithoutScript />
      <Form {...form.props} aria-labelledby={labelledBy}>
        <FormNote>Every field must be filled in.</FormNote>
        <Field {...entry('fullName')} label="Full name" autoComplete="name" wide />
        <Field {...entry('email')} label="Email" type="email" autoComplete="email" />
        <Field
          {...entry('phone')}
          label="Phone number"
          hint="10 digits, without +91"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
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
      <LoadingOverlay active={sentShare !== undefined} blocking>
        <UploadStatus share={sentShare ?? 0} size={resume?.size ?? 0} onCancel={() => upload.current?.abort()} />
      </LoadingOverlay>
      <MessageDialog message={message} onClose={() => setMessage(undefined)} />
    </>
  );
}
