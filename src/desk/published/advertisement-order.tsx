import { useEffect, useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { publishedWords as words } from '#content/desk/published.ts';
import forms from '#desk/components/form.module.css';
import frame from '#desk/components/frame.module.css';
import buttons from '#website/components/button/button.module.css';
import { Icon } from '#website/components/icon/icon.tsx';
import styles from './published.module.css';

type Advertisement = {
  readonly key: string;
  readonly isActive: boolean;
  readonly alt: string;
  readonly path: string;
};

/** The buttons: where each moves the item at an index, and whether it is disabled there. */
const moves = {
  first: { to: () => 0, isDisabled: (at: number) => at < 2 },
  up: { to: (at: number) => at - 1, isDisabled: (at: number) => at === 0 },
  down: { to: (at: number) => at + 1, isDisabled: (at: number, count: number) => at === count - 1 },
} as const;
type Move = keyof typeof moves;

/** The advertisements in order; dragging or buttons change it. */
export function AdvertisementOrder({ advertisements }: { advertisements: readonly Advertisement[] }) {
  const submit = useSubmit();
  const [dragged, setDragged] = useState<number>();
  const keys = advertisements.map(({ key }) => key);
  const order = keys.join();
  const pressed = useRef<{ readonly form: HTMLFormElement; readonly order: string }>(null);
  // Moved elements and disabled buttons lose the focus: restore it.
  useEffect(() => {
    if (!pressed.current || pressed.current.order === order) return;
    const { form } = pressed.current;
    pressed.current = null;
    const nearest = [form, form.previousElementSibling, form.nextElementSibling];
    const enabled = nearest.map((other) => other?.querySelector<HTMLButtonElement>('button:enabled'));
    enabled.find((button) => button)?.focus();
  }, [order]);
  const move = (from: number, to: number): readonly string[] => {
    const key = keys[from] ?? '';
    return keys.toSpliced(from, 1).toSpliced(to, 0, key);
  };
  return (
    <section className={frame.section} aria-labelledby="order">
      <h2 id="order">{words.order}</h2>
      <p className={forms.hint}>{words.orderHint}</p>
      <ol className={styles.order}>
        {advertisements.map(({ key, isActive, alt, path }, at) => (
          <li
            key={key}
            draggable
            data-dragged={dragged === at}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              pressed.current = null;
              if (dragged === undefined || dragged === at) return;
              const after = move(dragged, at).join();
              submit({ intent: 'order', before: order, after }, { method: 'post', preventScrollReset: true });
            }}
          >
            <img src={path} alt="" draggable={false} />
            <div>
              <bdi>{alt}</bdi>
              {!isActive && <div className={forms.hint}>{words.states.withdrawn}</div>}
            </div>
            {(Object.keys(moves) as Move[]).map((button) => (
              <Form
                key={button}
                method="post"
                preventScrollReset
                onSubmit={(event) => {
                  pressed.current = { form: event.currentTarget, order };
                }}
              >
                <input type="hidden" name="intent" value="order" />
                <input type="hidden" name="before" value={order} />
                <input type="hidden" name="after" value={move(at, moves[button].to(at)).join()} />
                <button
                  type="submit"
                  className={buttons.small}
                  aria-label={words[button](alt)}
                  disabled={moves[button].isDisabled(at, keys.length)}
                >
                  <Icon name={button} />
                </button>
              </Form>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
