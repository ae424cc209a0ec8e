import { useRef, useState } from 'react';
import type { ApiClient } from '#contract/client.ts';
import type { Place } from '#domain/pincode/place.ts';

/** What is known of the place of a PIN code. `unreachable` is said to nobody (R8.2). */
export type PlaceFinding = 'found' | 'unknown' | 'unreachable';

type Search = { readonly pincode: string; readonly finding: Promise<PlaceFinding> };

/** State and city of the PIN code that is typed, looked up once for each. */
export function usePlace(api: ApiClient) {
  const [place, setPlace] = useState<Place>({ district: null, state: null });
  const [isSearching, setSearching] = useState(false);
  const search = useRef<Search>(undefined);
  const controller = useRef<AbortController>(undefined);

  const forget = (): void => {
    controller.current?.abort();
    search.current = undefined;
    setPlace({ district: null, state: null });
    setSearching(false);
  };

  const find = async (pincode: string): Promise<PlaceFinding> => {
    const { signal } = (controller.current = new AbortController());
    setSearching(true);
    const found = await api.findPlace(pincode, signal);
    if (signal.aborted) return 'unreachable';
    setSearching(false);
    if (!found) {
      search.current = undefined;
      return 'unreachable';
    }
    const isKnown = found.district !== null && found.state !== null;
    setPlace(isKnown ? found : { district: null, state: null });
    return isKnown ? 'found' : 'unknown';
  };

  /**
   * Looks up a well-formed PIN code. The same code again answers what is known already, also while the first look-up
   * still runs; `isNew` tells the first caller, who is the one to speak.
   */
  const look = async (pincode: string): Promise<{ finding: PlaceFinding; isNew: boolean }> => {
    if (search.current?.pincode === pincode) return { finding: await search.current.finding, isNew: false };
    controller.current?.abort();
    const finding = find(pincode);
    search.current = { pincode, finding };
    return { finding: await finding, isNew: true };
  };

  return { place, isSearching, look, forget };
}
