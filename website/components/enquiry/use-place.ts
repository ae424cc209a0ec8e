import { useRef, useState } from 'react';
import type { ApiClient } from '#contract/client.ts';
import type { Place } from '#domain/pincode/place.ts';

/** What a look-up says. `place` is `undefined` when the API could not be reached, which nobody is told (R8.2). */
export type PlaceAnswer = {
  readonly place: Place | undefined;
  /** Whether this call asked, joined a question that was under way, or repeats one that was answered before. */
  readonly asked: 'now' | 'under way' | 'before';
};

type Search = { readonly pincode: string; readonly place: Promise<Place | undefined>; isAnswered: boolean };

const nowhere: Place = { district: null, state: null };

/** Whether the PIN code exists: both names are known. */
export function isKnown(place: Place): boolean {
  return place.district !== null && place.state !== null;
}

/** State and city of the PIN code that is typed, looked up once for each. */
export function usePlace(api: ApiClient) {
  const [place, setPlace] = useState(nowhere);
  const [isSearching, setSearching] = useState(false);
  const search = useRef<Search>(undefined);
  const controller = useRef<AbortController>(undefined);

  const forget = (): void => {
    controller.current?.abort();
    search.current = undefined;
    setPlace(nowhere);
    setSearching(false);
  };

  const ask = async (pincode: string): Promise<Place | undefined> => {
    const asking = new AbortController();
    controller.current = asking;
    setSearching(true);
    const found = await api.findPlace(pincode, asking.signal);
    if (asking.signal.aborted) return undefined;
    setSearching(false);
    setPlace(found && isKnown(found) ? found : nowhere);
    if (!found) search.current = undefined;
    else if (search.current) search.current.isAnswered = true;
    return found;
  };

  const look = async (pincode: string): Promise<PlaceAnswer> => {
    const earlier = search.current;
    if (earlier?.pincode === pincode) {
      const asked = earlier.isAnswered ? 'before' : 'under way';
      return { place: await earlier.place, asked };
    }
    controller.current?.abort();
    const answer = ask(pincode);
    search.current = { pincode, place: answer, isAnswered: false };
    return { place: await answer, asked: 'now' };
  };

  return { place, isSearching, look, forget };
}
