import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { checkPincodeOnBlur } from '#domain/enquiry/check-enquiry.ts';
import { enquiryMessages } from '#domain/enquiry/messages.ts';
import { isPincode } from '#domain/pincode/place.ts';
import buttons from '#website/components/button/button.module.css';
import { Field, LongField } from '#website/components/field/field.tsx';
import { LoadingOverlay } from '#website/components/loading/loading-overlay.tsx';
import { type DialogMessage, MessageDialog } from '#website/components/message-dialog/message-dialog.tsx';
import { useApi } from '#website/use-api.ts';
import { CaptchaField } from './captcha-field.tsx';
import styles from './contact-form.module.css';
import { describeOutcome } from './describe-outcome.ts';
import { type FormErrors, type FormField, findErrors, formFields, readEntries } from './read-entries.ts';
import { TermsField } from './terms-field.tsx';
import { useCaptcha } from './use-captcha.ts';
import { isKnown, usePlace } from './use-place.ts';
import { WithoutScript } from './without-script.tsx';

/** The contact form (R4.11 to R4.16, R5.1 to R5.12). */
export function ContactForm() {
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const { place, isSearching, look, forget } = usePlace(api);
  const captcha = useCaptcha();
  const [errors, setErrors] = useState<FormErrors>({});
  const [isAccepted, setAccepted] = useState(false);
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<DialogMessage>();
  const isUnderWay = useRef(false);

  // A tick from before the scripts came, or one that the browser restored, counts too.
  useEffect(() => {
    if (form.current) setAccepted(readEntries(form.current).terms);
  }, []);

  const clearError = (field: FormField): void => setErrors(({ [field]: _, ...rest }) => rest);

  const showErrors = (found: FormErrors): void => {
    setErrors(found);
    const first = formFields.find((field) => found[field] !== undefined);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const tellUnknownPincode = (): void => setMessage({ title: 'Error', text: 'Invalid pincode. Please try again.' });

  const onPincodeBlur = async (value: string): Promise<void> => {
    const code = checkPincodeOnBlur(value);
    if (code) setErrors((shown) => ({ ...shown, pincode: enquiryMessages[code] }));
    if (!isPincode(value)) return;
    const { place: found, asked } = await look(value);
    if (found && !isKnown(found) && asked === 'now') tellUnknownPincode();
  };

  const send = async (target: HTMLFormElement): Promise<void> => {
    const { captcha: typed, terms, ...entries } = readEntries(target);
    const found = findErrors({ ...entries, captcha: typed, terms }, 'contact', captcha.code ?? '');
    if (Object.keys(found).length > 0) return showErrors(found);

    // Enter in the pincode field submits without leaving it: the place is looked up all the same.
    const { place: there, asked } = await look(entries.pincode);
    if (there && !isKnown(there) && asked !== 'before') return tellUnknownPincode();

    setSending(true);
    const outcome = await api.submitEnquiry({
      ...entries,
      pincode: Number(entries.pincode),
      cityName: there?.district ?? '',
      stateName: there?.state ?? '',
    });
    setSending(false);

    const told = describeOutcome(outcome);
    if ('errors' in told) return showErrors(told.errors);
    if (outcome.outcome === 'stored') clear(target);
    setMessage({ ...told, fallbackFocus: target });
  };

  const clear = (target: HTMLFormElement): void => {
    target.reset();
    forget();
    setErrors({});
    setAccepted(false);
    captcha.renew();
  };

  const submit = async (target: HTMLFormElement): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await send(target);
    isUnderWay.current = false;
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  /** While the button is disabled the browser ignores Enter; a person who presses it is told why. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || isAccepted || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void submit(event.currentTarget);
  };

  const refreshCaptcha = (): void => {
    captcha.renew();
    clearError('captcha');
    const typed = form.current?.elements.namedItem('captcha');
    if (typed instanceof HTMLInputElement) typed.value = '';
  };

  const entry = (name: FormField) => ({ name, error: errors[name], onInput: () => clearError(name) });

  return (
    <>
      <WithoutScript />
      <form
        ref={form}
        className={styles.form}
        aria-labelledby="contact-heading"
        tabIndex={-1}
        noValidate
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
      >
        <p className={styles.note}>Every field must be filled in; State and City follow from the pincode.</p>
        <Field {...entry('name')} label="Full name" autoComplete="name" wide />
        <Field {...entry('mail')} label="Email" type="email" autoComplete="email" />
        <Field
          {...entry('phone')}
          label="Phone number"
          hint="10 digits, without +91"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
        <LongField {...entry('address')} label="Address" rows={2} autoComplete="street-address" />
        <Field
          {...entry('pincode')}
          label="Pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          onInput={() => {
            clearError('pincode');
            forget();
          }}
          onBlur={(event) => void onPincodeBlur(event.currentTarget.value.trim())}
          wide
        />
        <Field
          name="stateName"
          label="State"
          error={undefined}
          value={place.state ?? ''}
          autoComplete="address-level1"
          readOnly
        />
        <Field
          name="cityName"
          label="City"
          error={undefined}
          value={place.district ?? ''}
          autoComplete="address-level2"
          readOnly
        />
        <LongField {...entry('message')} label="Message" hint="5 to 200 characters" rows={4} autoComplete="off" />
        <CaptchaField
          code={captcha.code}
          error={errors.captcha}
          onRefresh={refreshCaptcha}
          onInput={() => clearError('captcha')}
        />
        <TermsField
          error={errors.terms}
          onChange={(accepted) => {
            setAccepted(accepted);
            clearError('terms');
          }}
        />
        <div className={styles.send}>
          <button type="submit" className={buttons.ink} disabled={!isAccepted} aria-describedby="send-note">
            Send
          </button>
          <p id="send-note" className={styles.note}>
            {isAccepted ? 'Your details go to our enquiry desk only.' : 'Tick the box above to enable Send.'}
          </p>
        </div>
      </form>
      <LoadingOverlay active={isSearching || isSending} blocking={isSending} />
      <MessageDialog message={message} onClose={() => setMessage(undefined)} />
    </>
  );
}
