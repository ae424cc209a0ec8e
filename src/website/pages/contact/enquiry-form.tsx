import { Fragment, type ReactNode } from 'react';
import { enquiryLabels as labels } from '#content/enquiry/labels.ts';
import { enquiryMessages } from '#content/enquiry/messages.ts';
import { outcomeLabels } from '#content/form/labels.ts';
import { createApiClient } from '#contract/client.ts';
import {
  type EnquiryEntries,
  type EnquiryKind,
  type EnteredField,
  enteredFields,
  listEnteredFields,
} from '#domain/enquiry/enquiry.ts';
import { validateEnquiry, validatePincodeOnBlur, validateTypedCity } from '#domain/enquiry/validate-enquiry.ts';
import { isPincode } from '#domain/pincode/pincode.ts';
import { readApiTarget } from '#website/api-target.ts';
import { EmailField, Field, LongField, PhoneField } from '#website/components/field/field.tsx';
import { readDraftEntry } from '#website/components/form/draft.ts';
import { Form } from '#website/components/form/form.tsx';
import { readValues } from '#website/components/form/form-values.ts';
import { toMessages } from '#website/components/form/use-errors.ts';
import { type FormOptions, useForm } from '#website/components/form/use-form.ts';
import { LoadingOverlay } from '#website/components/loading/loading-overlay.tsx';
import { isStateOnly, usePlace } from './use-place.ts';

/**
 * The contact form and the partner form, which has no terms box (R4.11 to R4.17, R5.1 to R5.12). State and City are
 * filled in from the PIN code (R4.14); a city that our directory lacks is typed (R4.26).
 */
export function EnquiryForm({
  kind,
  labelledBy,
}: {
  kind: EnquiryKind;
  /** The id of the heading that names the form. */
  labelledBy: string;
}) {
  const place = usePlace();
  const fields = listEnteredFields(kind);
  const controlNames = fields.flatMap((field) => (field === 'pincode' ? [field, 'cityName' as const] : [field]));

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
    if (found?.state === null && isNew && !form.isSubmitting()) showUnknownPincode();
  };

  const send: FormOptions['send'] = async (target, metadata) => {
    const entries = readEntries(target);
    // Enter in the pincode field submits without a blur event, so the place may not have been looked up yet.
    const { found } = await place.find(entries.pincode);
    // An unknown PIN code is reported when its field is left; it keeps nobody from sending.
    const isTyped = found !== undefined && isStateOnly(found);
    const cityName = isTyped ? place.typedCity.trim() : (found?.district ?? '');
    const cityError = isTyped ? validateTypedCity(cityName) : undefined;
    if (cityError) {
      return { outcome: 'invalid', errors: { cityName: { code: cityError, message: enquiryMessages[cityError] } } };
    }
    const submission = { ...entries, cityName, stateName: found?.state ?? '' };
    const outcome = await createApiClient(readApiTarget()).submitEnquiry(submission, metadata);
    if (outcome.outcome === 'stored') place.clear();
    return outcome;
  };

  const form = useForm({
    kind,
    fields: controlNames,
    termsMessage: kind === 'partner' ? undefined : enquiryMessages['terms-required'],
    validate(target) {
      const cityName = place.isCityOpen ? validateTypedCity(place.city) : undefined;
      return toMessages({ ...validateEnquiry(readEntries(target), kind), cityName }, enquiryMessages);
    },
    titles: { stored: labels.sent, failed: labels.failed },
    send,
    onEntered(restored) {
      const { pincode } = readEntries(restored);
      if (!isPincode(pincode)) return;
      // City is read-only until the place is found, so the draft itself did not fill it.
      place.typeCity(readDraftEntry(kind, 'cityName'));
      void place.find(pincode);
    },
  });
  // On input too: the form’s own handler renders before the change event, and React would restore the former value.
  const typeCity = ({ currentTarget }: { currentTarget: HTMLInputElement }) => place.typeCity(currentTarget.value);
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
          width="short"
          inputMode="numeric"
          autoComplete="postal-code"
          onInput={() => {
            place.clear();
            form.setError('cityName', undefined);
          }}
          onBlur={(event) => void leavePincode(event.currentTarget.value.trim())}
          wide
        />
        <Field {...words.stateName} name="stateName" value={place.state} readOnly autoComplete="address-level1" />
        <Field
          {...entry('cityName')}
          {...words.cityName}
          hint={place.isCityOpen ? labels.typeCity : undefined}
          placeholder={place.isCityOpen ? undefined : words.cityName.placeholder}
          value={place.city}
          readOnly={!place.isCityOpen}
          onInput={typeCity}
          onChange={typeCity}
          autoComplete="address-level2"
        />
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
      {/* The form is blocked while it is being sent: later edits would not be sent. */}
      <LoadingOverlay active={place.isSearching || form.isSending} blocking={form.isSending} />
    </>
  );
}

function readEntries(form: HTMLFormElement): EnquiryEntries {
  return { ...readValues(form, enteredFields), cityName: '', stateName: '' };
}
