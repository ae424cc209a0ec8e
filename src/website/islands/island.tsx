import { type ComponentProps, type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, Widget } from './registry.ts';
import { toIdPrefix } from './to-id-prefix.ts';

type Props<Name extends IslandName> = ComponentProps<Widget<Name>>;

/**
 * A widget that is React in the browser. The server renders it by itself, so that its ids are the same when
 * `hydrate-island.tsx` hydrates it: no context reaches it, and its props must survive JSON. It is hydrated on intent, or
 * with `isEager` as soon as the scripts are there.
 */
export function Island<Name extends IslandName>({
  name,
  widget,
  props,
  isEager = false,
  hasDraft = false,
}: {
  /** Its name in the registry. */
  name: Name;
  /** The component of that name in the registry, imported by the page so that the page includes its styles. */
  widget: Widget<Name>;
  props: Props<Name>;
  isEager?: boolean;
  /** Whether it restores a draft: it is then also hydrated at once where one is saved. */
  hasDraft?: boolean;
}) {
  const html = renderToString(createElement(widget as ComponentType<object>, props as object), {
    identifierPrefix: toIdPrefix(name),
  });
  return (
    <div
      className="island"
      data-island={name}
      data-props={JSON.stringify(props)}
      data-eager={isEager || undefined}
      data-draft={hasDraft || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
