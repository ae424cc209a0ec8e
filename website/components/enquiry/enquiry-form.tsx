import { useState } from 'react';
import { consents } from '#content/legal/consents.ts';
import type { EnquiryKind } from '#domain/enquiry/enquiry.ts';
import { CaptchaField } from '#website/components/captcha/captcha-field.tsx';
import { useCaptcha } from '#website/components/captcha/use-captcha.ts';
import { Field, LongField } from '#website/components/field/field.tsx';
import { Form, FormNote } from '#website/components/form/form.tsx';
import { SubmitRow } from '#website/components/form/submit-row.tsx';
import { ConsentNotice, TermsField } from '#website/components/form/terms-field.tsx';
import { useForm } from '#website/components/form/use-form.ts';
import { WithoutScript } from '#website/components/form/without-script.tsx';
import { LoadingOverlay } from '#website/components/loading/loading-overlay.tsx';
import { type DialogMessage, MessageDialog } from '#website/components/message-dialog/message-dialog.tsx';
import { useApi } from '#website/use-api.ts';
import { describeOutcome } from './describe-outcome.ts';
import { PlaceFields } from './place-fields.tsx';
import { enquiryControls, findErrors, readEntries } from './read-entries.ts';
import { isKnown, usePlace } from './use-place.ts';

/** The contact form and the partner form, which asks for a company and has no box to tick (R4.11 to R4.17, R5.1 to R5.12). */
export function EnquiryForm({
  kind,
  labelledBy,
}: {
  kind: EnquiryKind;
  /** The id of the heading that names the form. */
  labelledBy: string;
}) {
  const api = useApi();
  const place = usePlace(api);
  const captcha = useCaptcha();
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<DialogMessage>();
  const consent = consents[kind];
  const isPartner = kind === 'partner';

  const tellUnknownPincode = (): void => setMessage({ title: 'Error', text: 'Invalid pincode. Please try again.' });

  const send = async (target: HTMLFormElement): Promise<void> => {
    const found = findErrors(target, kind, captcha.code ?? '');
    if (Object.keys(found).length > 0) return form.showErrors(found);

    // Enter in the pincode field submits without leaving it: the place is looked up all the same.
    const entries = readEntries(target);
    const { place: there, asked } = await place.look(entries.pincode);
    if (there && !isKnown(there) && asked !== 'before') return tellUnknownPincode();

    setSending(true);
    const submission = {
      ...entries,
      cityName: there?.district ?? '',
      stateName: there?.state ?? '',
    };
    const outcome = await api.submitEnquiry(submission, form.readMetadata(target));
    setSending(false);

    const told = describeOutcome(outcome);
    if ('errors' in told) return form.showErrors(told.errors);
    if (outcome.outcome === 'stored') {
      form.clear();
      place.forget();
      captcha.renew();
    }
    setMessage({ ...told, fallbackFocus: target });
  };

  const form = useForm({
    kind,
    consentVersion: consent.version,
    fields: enquiryControls,
    hasTerms: !isPartner,
    send,
    // Nobody has just typed it, so an unknown one is told at Send.
    onRestored: (restored) => void place.restore(readEntries(restored).pincode),
  });
  const { entry } = form;

  return (
    <>
      <WithoutScript />
      <Form {...form.props} aria-labelledby={labelledBy}>
        <FormNote>Every field must be filled in; State and City follow from the pincode.</FormNote>
        <Field {...entry('name')} label="Full name" autoComplete="name" wide />
        {isPartner && <Field {...entry('companyName')} label="Company name" autoComplete="organization" wide />}
        <Field {...entry('email')} label="Email" type="email" autoComplete="email" />
        <Field
          {...entry('phone')}
          label="Phone number"
          hint="10 digits, without +91"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
        <LongField {...entry('address')} label="Address" rows={2} autoComplete="street-address" />
        <PlaceFields
          {...entry('pincode')}
          place={place}
          onFault={(words) => form.setError('pincode', words)}
          onUnknown={tellUnknownPincode}
        />
        <LongField {...entry('message')} label="Message" hint="5 to 200 characters" rows={4} autoComplete="off" />
        <CaptchaField {...entry('captcha')} captcha={captcha} onRefresh={() => form.setError('captcha', undefined)} />
        {isPartner ? <ConsentNotice consent={consent} /> : <TermsField consent={consent} error={form.errors.terms} />}
        <SubmitRow label="Send" canSend={form.canSend} hasTerms={!isPartner}>
          {isPartner ? 'Your details go to our partner desk only.' : 'Your details go to our enquiry desk only.'}
        </SubmitRow>
      </Form>
      <LoadingOverlay active={place.isSearching || isSending} blocking={isSending} />
      <MessageDialog message={message} onClose={() => setMessage(undefined)} />
    </>
  );
}
