import { Fragment, type ReactNode, useRef, useState } from 'react';
import { enquiryLabels as labels } from '#content/enquiry/labels.ts';
import { enquiryMessages } from '#content/enquiry/messages.ts';
import { outcomeLabels } from '#content/form/labels.ts';
import { createApiClient } from '#contract/client.ts';
import {
  type EnquiryEntries,
  type EnquiryKind,
  type EnteredField,
  listEnteredFields,
} from '#domain/enquiry/enquiry.ts';
import { validateEnquiry, validatePincodeOnBlur } from '#domain/enquiry/validate-enquiry.ts';
import { isPincode, type PincodePlace } from '#domain/pincode/pincode.ts';
import { readApiTarget } from '#website/api-target.ts';
import { EmailField, Field, LongField, PhoneField } from '#website/components/field/field.tsx';
import { Form } from '#website/components/form/form.tsx';
import { readValues } from '#website/components/form/form-values.ts';
import { toMessages } from '#website/components/form/use-errors.ts';
import { useForm } from '#website/components/form/use-form.ts';
import { LoadingOverlay } from '#website/components/loading/loading-overlay.tsx';

/** The contact form and the partner form, which has no terms box (R4.11 to R4.17, R5.1 to R5.12). */
export function EnquiryForm({
  kind,
  labelledBy,
}: {
  kind: EnquiryKind;
  /** The id of the heading that names the form. */
  labelledBy: string;
}) {
  const place = usePlace();
  const [isSending, setSending] = useState(false);
  const isSubmitting = useRef(false);
  const fields = listEnteredFields(kind);

  /** The message stays below the control when the dialog has been closed. */
  const showUnknownPincode = (): void => {
    form.setError('pincode', labels.unknownPincode);
    form.showMessage({ title: outcomeLabels.error, text: labels.unknownPincode });
  };

  const leavePincode = async (pincode: string): Promise<void> => {
    const code = validatePincodeOnBlur(pincode);
    if (code) form.setError('pincode', enquiryMessages[code]);
    if (!isPincode(pincode)) return;
    const { found, isNew } = await place.find(pincode);
    // While the form is submitting, the outcome of that is shown instead.
    if (found && !isKnown(found) && isNew && !isSubmitting.current) showUnknownPincode();
  };

  const send = async (target: HTMLFormElement): Promise<void> => {
    const entries = readEntries(target);
    isSubmitting.current = true;
    // Enter in the pincode field submits without a blur event, so the place may not have been looked up yet.
    const { found } = await place.find(entries.pincode);
    setSending(true);
    // An unknown PIN code is reported when its field is left; it keeps nobody from sending.
    const { district, state } = found && isKnown(found) ? found : noPlace;
    const submission = { ...entries, cityName: district ?? '', stateName: state ?? '' };
    const outcome = await createApiClient(readApiTarget()).submitEnquiry(submission, form.readMetadata(target));
    setSending(false);
    isSubmitting.current = false;

    if (outcome.outcome === 'stored') place.clear();
    form.showOutcome(outcome, labels.sent, labels.failed);
  };

  const form = useForm({
    kind,
    fields,
    termsMessage: kind === 'partner' ? undefined : enquiryMessages['terms-required'],
    validate: (target) => toMessages(validateEnquiry(readEntries(target), kind), enquiryMessages),
    send,
    onEntered(restored) {
      const { pincode } = readEntries(restored);
      if (isPincode(pincode)) void place.find(pincode);
    },
  });
  const { entry } = form;
  const { fields: words } = labels;

  const controls = {
    name: <Field {...entry('name')} {...words.name} autoComplete="name" wide />,
    companyName: <Field {...entry('companyName')} {...words.companyName} autoComplete="organization" wide />,
    email: <EmailField {...entry('email')} />,
    phone: <PhoneField {...entry('phone')} />,
    address: <LongField {...entry('address')} {...words.address} rows={2} autoComplete="street-address" />,
    pincode: (
      <>
        <Field
          {...entry('pincode')}
          {...words.pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          onInput={place.clear}
          onBlur={(event) => void leavePincode(event.currentTarget.value.trim())}
          wide
        />
        <Field {...derived} name="stateName" {...words.stateName} value={place.state} autoComplete="address-level1" />
        <Field {...derived} name="cityName" {...words.cityName} value={place.city} autoComplete="address-level2" />
      </>
    ),
    message: <LongField {...entry('message')} {...words.message} rows={4} autoComplete="off" />,
  } satisfies Record<EnteredField, ReactNode>;

  return (
    <>
      <Form
        form={form}
        labelledBy={labelledBy}
        note={labels.note}
        submit={labels.send}
        destination={labels.destinations[kind]}
      >
        {fields.map((field) => (
          <Fragment key={field}>{controls[field]}</Fragment>
        ))}
      </Form>
      <LoadingOverlay active={place.isSearching || isSending} blocking={isSending} />
    </>
  );
}

/** State and City are filled in from the PIN code (R4.14, R5.12). */
const derived = { error: undefined, readOnly: true } as const;

function readEntries(form: HTMLFormElement): EnquiryEntries {
  return { ...readValues(form, listEnteredFields('partner')), cityName: '', stateName: '' };
}

const noPlace: PincodePlace = { district: null, state: null };

/** Whether the PIN code exists: both names are known. */
function isKnown(place: PincodePlace): boolean {
  return place.district !== null && place.state !== null;
}

type Search = { readonly pincode: string; readonly found: Promise<PincodePlace | undefined> };

/** The place of the PIN code. Each PIN code is requested once, and again after a failed request. */
function usePlace() {
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

  const request = async (pincode: string): Promise<PincodePlace | undefined> => {
    const current = new AbortController();
    controller.current = current;
    setSearching(true);
    const found = await createApiClient(readApiTarget()).findPincodePlace(pincode, current.signal);
    if (current.signal.aborted) return undefined;
    setSearching(false);
    setPlace(found && isKnown(found) ? found : noPlace);
    if (!found) search.current = undefined;
    return found;
  };

  /**
   * `found` is `undefined` when the request fails, which is not reported (R8.2). `isNew`: this call started the
   * request, so that an unknown PIN code is reported once, not after every blur.
   */
  const find = async (pincode: string) => {
    const earlier = search.current;
    if (earlier?.pincode === pincode) return { found: await earlier.found, isNew: false };
    controller.current?.abort();
    const found = request(pincode);
    search.current = { pincode, found };
    return { found: await found, isNew: true };
  };

  return { state: state ?? '', city: district ?? '', isSearching, find, clear };
}
