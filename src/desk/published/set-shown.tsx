import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { publishedWords as words } from '#content/desk/published.ts';
import type { ItemState } from '#domain/item-state.ts';
import buttons from '#website/components/button/button.module.css';

type Item = { readonly name: string; readonly title: string; readonly state: ItemState };

/** What the button does with an item, by its state. */
const intents = { live: 'withdraw', scheduled: 'cancel', withdrawn: 'show', draft: 'show' } as const;

/** Whether the button sends this intent. */
export const isSetShownIntent = (intent: string): boolean => Object.values<string>(intents).includes(intent);

/** The button that withdraws an item, shows it again, or unschedules it. */
export function SetShown({ item }: { item: Item }) {
  return (
    <SetShownForm name={item.name}>
      <SetShownButton item={item} isSmall />
    </SetShownForm>
  );
}

/** The form of `SetShownButton`; without `children` the button is elsewhere. */
export function SetShownForm({ id, name, children }: { id?: string; name: string; children?: ReactNode }) {
  return (
    <Form id={id} method="post" preventScrollReset>
      <input type="hidden" name="name" value={name} />
      {children}
    </Form>
  );
}

export function SetShownButton({
  item: { title, state },
  form,
  isSmall = false,
  isMain = false,
}: {
  item: Item;
  /** The id of its form, if that is elsewhere. */
  form?: string;
  isSmall?: boolean;
  isMain?: boolean;
}) {
  const intent = intents[state];
  const lightClass = isSmall ? buttons.small : buttons.button;
  return (
    <button
      type="submit"
      form={form}
      name="intent"
      value={intent}
      className={isMain ? buttons.ink : lightClass}
      aria-label={words.formatButton[intent](title)}
    >
      {words.buttons[intent]}
    </button>
  );
}
