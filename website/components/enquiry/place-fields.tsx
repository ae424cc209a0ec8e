import { enquiryMessages } from '#content/enquiry/messages.ts';
import { validatePincodeOnBlur } from '#domain/enquiry/validate-enquiry.ts';
import { isPincode } from '#domain/pincode/place.ts';
import { Field } from '#website/components/field/field.tsx';
import { isKnown, type PlaceSearch } from './use-place.ts';

/** The pincode, and the state and city that follow from it when the field is left (R4.14, R5.12). */
export function PlaceFields({
  name,
  error,
  place,
  onFault,
  onUnknown,
}: {
  name: string;
  error: string | undefined;
  place: PlaceSearch;
  onFault: (words: string) => void;
  onUnknown: () => void;
}) {
  const { state, district } = place.place;

  const onLeave = async (value: string): Promise<void> => {
    const code = validatePincodeOnBlur(value);
    if (code) onFault(enquiryMessages[code]);
    if (!isPincode(value)) return;
    const { place: found, asked } = await place.look(value);
    if (found && !isKnown(found) && asked === 'now') onUnknown();
  };

  const shown = { error: undefined, readOnly: true } as const;
  return (
    <>
      <Field
        name={name}
        error={error}
        label="Pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        onInput={place.forget}
        onBlur={(event) => void onLeave(event.currentTarget.value.trim())}
        wide
      />
      <Field {...shown} name="stateName" label="State" value={state ?? ''} autoComplete="address-level1" />
      <Field {...shown} name="cityName" label="City" value={district ?? ''} autoComplete="address-level2" />
    </>
  );
}
