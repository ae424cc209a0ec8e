import { Form } from 'react-router';
import { publishedWords as words } from '#content/desk/published.ts';
import type { ItemState } from '#services/desk/published.ts';
import buttons from '#website/components/button/button.module.css';

/** What the button does with an item, by its state. */
const intents = { live: 'withdraw', scheduled: 'cancel', withdrawn: 'show', draft: 'show' } as const;

/** The button that withdraws an item, shows it again, or cancels what is scheduled. */
export function SetShown({
  item: { name, title, state },
  isSmall = false,
}: {
  item: { readonly name: string; readonly title: string; readonly state: ItemState };
  isSmall?: boolean;
}) {
  const intent = intents[state];
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="name" value={name} />
      <button
        type="submit"
        className={isSmall ? buttons.small : buttons.button}
        aria-label={words.formatButton[intent](title)}
      >
        {words.buttons[intent]}
      </button>
    </Form>
  );
}
