import { useRef, useState } from 'react';
import { enquiryMessages } from '#content/enquiry/messages.ts';
import { consents } from '#content/legal/consents.ts';
import type { ApiClient, SubmissionOutcome } from '#contract/client.ts';
import { validateCaptcha } from '#domain/enquiry/captcha.ts';
import type { EnquiryEntries, EnquiryErrorCode, EnquiryKind } from '#domain/enquiry/enquiry.ts';
import { validateEnquiry, validatePincodeOnBlur } from '#domain/enquiry/validate-enquiry.ts';
import { isPincode, type Place } from '#domain/pincode/place.ts';
import { useCaptcha } from '#website/components/captcha/captcha.ts';
import { CaptchaField } from '#website/components/captcha/captcha-field.tsx';
import { EmailField, Field, LongField, PhoneField } from '#website/components/field/field.tsx';
import { ConsentNotice, Form, FormNote, SubmitRow, TermsField, WithoutScript } from '#website/components/form/form.tsx';
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

const texts = ['name', 'companyName', 'email', 'phone', 'address', 'pincode', 'message'] as const;

/** Every control that a person fills in, in the order of the page. */
const controls = [...texts, 'captcha', 'terms'] as const;
type Control = (typeof controls)[number];

/** The contact form and the partner form, which has a company name and no terms box (R4.11 to R4.17, R5.1 to R5.12). */
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

  const showUnknownPincode = (): void => setMessage({ title: 'Error', text: 'Invalid pincode. Please try again.' });

  const leavePincode = async (pincode: string): Promise<void> => {
    const code = validatePincodeOnBlur(pincode);
    if (code) form.setError('pincode', enquiryMessages[code]);
    if (!isPincode(pincode)) return;
    const { found, requested } = await place.find(pincode);
    if (found && !isKnown(found) && requested === 'now') showUnknownPincode();
  };

  const send = async (target: HTMLFormElement): Promise<void> => {
    const invalid = findErrors(target, kind, captcha.code ?? '');
    if (Object.keys(invalid).length > 0) return form.showErrors(invalid);

    // Enter in the pincode field submits without a blur event, so the place may not have been looked up yet.
    const entries = readEntries(target);
    const { found, requested } = await place.find(entries.pincode);
    if (found && !isKnown(found) && requested !== 'before') return showUnknownPincode();

    setSending(true);
    const submission = { ...entries, cityName: found?.district ?? '', stateName: found?.state ?? '' };
    const outcome = await api.submitEnquiry(submission, form.readMetadata(target));
    setSending(false);

    const answer = describeOutcome(outcome);
    if ('errors' in answer) return form.showErrors(answer.errors);
    if (outcome.outcome === 'stored') {
      form.clear();
      place.clear();
      captcha.renew();
    }
    setMessage({ ...answer, fallbackFocus: target });
  };

  const form = useForm({
    kind,
    consentVersion: consent.version,
    fields: controls,
    hasTerms: !isPartner,
    send,
    onRestored(restored) {
      const { pincode } = readEntries(restored);
      if (isPincode(pincode)) void place.find(pincode);
    },
  });
  const { entry } = form;

  return (
    <>
      <WithoutScript />
      <Form {...form.props} aria-labelledby={labelledBy}>
        <FormNote>Every field must be filled in; State and City follow from the pincode.</FormNote>
        <Field {...entry('name')} label="Full name" autoComplete="name" wide />
        {isPartner && <Field {...entry('companyName')} label="Company name" autoComplete="organization" wide />}
        <EmailField {...entry('email')} />
        <PhoneField {...entry('phone')} />
        <LongField {...entry('address')} label="Address" rows={2} autoComplete="street-address" />
        <Field
          {...entry('pincode')}
          label="Pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          onInput={place.clear}
          onBlur={(event) => void leavePincode(event.currentTarget.value.trim())}
          wide
        />
        <Field {...derived} name="stateName" label="State" value={place.state} autoComplete="address-level1" />
        <Field {...derived} name="cityName" label="City" value={place.city} autoComplete="address-level2" />
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

/** State and City are filled in from the PIN code (R4.14, R5.12). */
const derived = { error: undefined, readOnly: true } as const;

function readEntries(form: HTMLFormElement): EnquiryEntries {
  return readTexts(form, texts);
}

function findErrors(form: HTMLFormElement, kind: EnquiryKind, captchaCode: string): FormErrors<Control> {
  const { captcha, terms } = readTexts(form, ['captcha', 'terms']);
  const codes: { [field: string]: EnquiryErrorCode | undefined } = {
    ...validateEnquiry(readEntries(form), kind),
    captcha: validateCaptcha(captcha, captchaCode),
    terms: kind === 'contact' && terms === '' ? 'terms-required' : undefined,
  };
  return Object.fromEntries(
    Object.entries(codes).flatMap(([field, code]) => (code ? [[field, enquiryMessages[code]]] : [])),
  );
}

/** The error catalogue (R8.3 to R8.5): messages under the fields, or a dialog. */
function describeOutcome(outcome: SubmissionOutcome): { readonly errors: FormErrors<Control> } | DialogMessage {
  switch (outcome.outcome) {
    case 'stored':
      return { title: 'Success', text: outcome.text };
    case 'refused':
      return { title: 'Error', text: outcome.text };
    case 'rate-limited':
      return describeRateLimit(outcome.retryAfterSeconds);
    case 'invalid':
      return pickErrors(outcome.errors, controls) ?? failure;
    case 'failed':
      return failure;
  }
}

const failure = { title: 'Error', text: 'Something went wrong while sending your details.' } as const;

const noPlace: Place = { district: null, state: null };

/** Whether the PIN code exists: both names are known. */
function isKnown(place: Place): boolean {
  return place.district !== null && place.state !== null;
}

type Search = { readonly pincode: string; readonly found: Promise<Place | undefined>; isFinished: boolean };

/** The place of the PIN code. Each PIN code is requested once; one whose request failed is requested again. */
function usePlace(api: ApiClient) {
  const [{ state, district }, setPlace] = useState(noPlace);
  const [isSearching, setSearching] = useState(false);
  const search = useRef<Search>(undefined);
  const controller = useRef<AbortController>(undefined);

  const clear = (): void => {
    controller.current?.abort();
    search.current = undefined;
    setPlace(noPlace);
    setSearching(false);
  };

  const request = async (pincode: string): Promise<Place | undefined> => {
    const current = new AbortController();
    controller.current = current;
    setSearching(true);
    const found = await api.findPlace(pincode, current.signal);
    if (current.signal.aborted) return undefined;
    setSearching(false);
    setPlace(found && isKnown(found) ? found : noPlace);
    if (!found) search.current = undefined;
    else if (search.current) search.current.isFinished = true;
    return found;
  };

  /** `found` is `undefined` when the request fails, which is not reported (R8.2); `requested` says when it was sent. */
  const find = async (pincode: string) => {
    const earlier = search.current;
    if (earlier?.pincode === pincode) {
      const requested = earlier.isFinished ? ('before' as const) : ('pending' as const);
      return { found: await earlier.found, requested };
    }
    controller.current?.abort();
    const found = request(pincode);
    search.current = { pincode, found, isFinished: false };
    return { found: await found, requested: 'now' as const };
  };

  return { state: state ?? '', city: district ?? '', isSearching, find, clear };
}
