import { Fragment, type ReactNode, useRef, useState } from 'react';
import { applicationMessages, applicationStoredText } from '#content/application/messages.ts';
import { applicationLabels as labels } from '#content/career/labels.ts';
import { vacancies } from '#content/career/vacancies.ts';
import { createApiClient, type SubmissionOutcome } from '#contract/client.ts';
import {
  type ApplicationEntries,
  type ApplicationField,
  applicationFields,
  validateApplication,
} from '#domain/application/application.ts';
import { validateResumeFile } from '#domain/application/resume.ts';
import { joinThousands } from '#domain/application/salary.ts';
import { readApiTarget } from '#website/api-target.ts';
import { EmailField, Field, PhoneField } from '#website/components/field/field.tsx';
import { Form } from '#website/components/form/form.tsx';
import { readValues } from '#website/components/form/form-values.ts';
import { toMessages } from '#website/components/form/use-errors.ts';
import { type FormOptions, useForm } from '#website/components/form/use-form.ts';
import { LoadingOverlay } from '#website/components/loading/loading-overlay.tsx';
import { useAdoptEarlyInput } from '#website/islands/early-input.ts';
import { ResumeField, UploadStatus } from './resume-upload.tsx';

/** The career form (R4.18, R5.13 to R5.18, R8.6 to R8.8). */
export function ApplicationForm({ labelledBy }: { labelledBy: string }) {
  const [resume, setResume] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [note, setNote] = useState('');
  const upload = useRef<AbortController>(undefined);

  const send: FormOptions['send'] = async (target, metadata) => {
    if (!resume) return undefined;
    if (!(await isReadable(resume))) return reportChanged();
    const controller = new AbortController();
    upload.current = controller;
    setProgress(0);
    const watch = { signal: controller.signal, onProgress: setProgress };
    const api = createApiClient(readApiTarget());
    const outcome = await api.submitApplication(readEntries(target), resume, metadata, watch);
    setProgress(undefined);

    if (outcome.outcome === 'failed') {
      const isCancelled = controller.signal.aborted;
      if (!isCancelled && !(await isReadable(resume))) return reportChanged();
      // The error catalogue (R8.8) asks for a log line and no dialog.
      if (!isCancelled) console.error('The application was not sent.', outcome.error);
      setNote(isCancelled ? labels.cancelled : labels.failed);
      return undefined;
    }
    if (outcome.outcome === 'stored') setResume(undefined);
    return formatOutcome(outcome);
  };

  const form = useForm({
    kind: 'career',
    fields: [...applicationFields, 'resume'],
    termsMessage: applicationMessages['terms-required'],
    validate(target) {
      setNote('');
      const codes = { ...validateApplication(readEntries(target)), resume: validateResumeFile(resume) };
      return toMessages(codes, applicationMessages);
    },
    titles: { stored: labels.storedHeading, failed: labels.refusedHeading },
    send,
  });
  const { entry } = form;

  useAdoptEarlyInput(({ takeFiles }) => {
    const [file] = takeFiles('resume');
    if (file) chooseResume(file);
  });

  /** As the API answers an invalid field. */
  const reportChanged = (): SubmissionOutcome => {
    setResume(undefined);
    const code = 'resume-changed';
    return { outcome: 'invalid', errors: { resume: { code, message: applicationMessages[code] } } };
  };

  const chooseResume = (file: File | undefined): void => {
    setResume(file);
    // A file of another kind or size gets its message at once, a missing one on submit.
    const code = file && validateResumeFile(file);
    form.setError('resume', code && applicationMessages[code]);
  };

  const controls = {
    fullName: <Field {...entry('fullName')} {...labels.fields.fullName} autoComplete="name" wide />,
    email: <EmailField {...entry('email')} />,
    phone: <PhoneField {...entry('phone')} />,
    post: <Field {...entry('post')} {...labels.fields.post} autoComplete="off" list="vacancies" />,
    expSalary: (
      <Field
        {...entry('expSalary')}
        {...labels.fields.expSalary}
        width="short"
        inputMode="decimal"
        autoComplete="off"
      />
    ),
  } satisfies Record<ApplicationField, ReactNode>;

  return (
    <>
      <Form
        form={form}
        labelledBy={labelledBy}
        note={labels.note}
        submit={labels.submit}
        destination={labels.destination}
        alert={note}
      >
        {applicationFields.map((field) => (
          <Fragment key={field}>{controls[field]}</Fragment>
        ))}
        <datalist id="vacancies">
          {vacancies.map(({ title }) => (
            <option key={title} value={title} />
          ))}
        </datalist>
        <ResumeField {...entry('resume')} file={resume} onChoose={chooseResume} />
      </Form>
      <LoadingOverlay active={progress !== undefined} blocking>
        <UploadStatus progress={progress ?? 0} size={resume?.size ?? 0} onCancel={() => upload.current?.abort()} />
      </LoadingOverlay>
    </>
  );
}

/** Whether a chosen file is still as it was chosen: a browser does not read one that was edited or deleted since. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/**
 * Adds the text of a success. Makes a 415 an error of the resume: another host may answer it without naming the field
 * (R5.18).
 */
function formatOutcome(outcome: SubmissionOutcome): SubmissionOutcome {
  if (outcome.outcome === 'stored') return { ...outcome, text: applicationStoredText };
  if (outcome.outcome !== 'refused' || outcome.status !== 415) return outcome;
  const code = 'resume-format';
  return { ...outcome, errors: { resume: { code, message: applicationMessages[code] }, ...outcome.errors } };
}

function readEntries(form: HTMLFormElement): ApplicationEntries {
  const values = readValues(form, applicationFields);
  return { ...values, expSalary: joinThousands(values.expSalary) };
}
