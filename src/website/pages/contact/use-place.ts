import { useRef, useState } from 'react';
import { createApiClient } from '#contract/client.ts';
import type { PincodePlace } from '#domain/pincode/pincode.ts';
import { readApiTarget } from '#website/api-target.ts';

const noPlace: PincodePlace = { district: null, state: null };

/** Whether the state alone is known, so that the person types the city. */
export function isStateOnly({ district, state }: PincodePlace): boolean {
  return state !== null && district === null;
}

type Search = { readonly pincode: string; readonly found: Promise<PincodePlace | undefined> };

/** The place of the PIN code. Each PIN code is requested once, and again after a failed request. */
export function usePlace() {
  const [place, setPlace] = useState(noPlace);
  const [typedCity, setTypedCity] = useState('');
  const [isSearching, setSearching] = useState(false);
  const search = useRef<Search>(undefined);
  const controller = useRef<AbortController>(undefined);

  /** Forgets a typed city too: it belonged to the PIN code that has changed. */
  const clear = (): void => {
    controller.current?.abort();
    search.current = undefined;
    setPlace(noPlace);
    setTypedCity('');
    setSearching(false);
  };

  const request = async (pincode: string): Promise<PincodePlace | undefined> => {
    const current = new AbortController();
    controller.current = current;
    setSearching(true);
    const found = await createApiClient(readApiTarget()).findPincodePlace(pincode, current.signal);
    if (current.signal.aborted) return undefined;
    setSearching(false);
    setPlace(found ?? noPlace);
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

  const isCityOpen = isStateOnly(place);
  return {
    state: place.state ?? '',
    city: isCityOpen ? typedCity : (place.district ?? ''),
    typedCity,
    /** Whether the person types the city. */
    isCityOpen,
    typeCity: setTypedCity,
    isSearching,
    find,
    clear,
  };
}
