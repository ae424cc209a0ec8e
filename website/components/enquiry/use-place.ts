import { useRef, useState } from 'react';
import type { ApiClient } from '#contract/client.ts';
import { isPincode, type Place } from '#domain/pincode/place.ts';

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

/** The place of the PIN code that is typed, and how it is asked for. */
export type PlaceSearch = {
  readonly place: Place;
  readonly isSearching: boolean;
  /** Asks for a PIN code's place, once for each. */
  look(pincode: string): Promise<PlaceAnswer>;
  /** Shows the place of a PIN code that was there before, if it has one. */
  restore(pincode: string): Promise<void>;
  forget(): void;
};

/** State and city of the PIN code that is typed. */
export function usePlace(api: ApiClient): PlaceSearch {
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

  const restore = async (pincode: string): Promise<void> => {
    if (isPincode(pincode)) await look(pincode);
  };

  return { place, isSearching, look, restore, forget };
}
