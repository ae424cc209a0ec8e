const searching = 'body:has([role="combobox"][aria-expanded="true"])';

/**
 * What axe cannot decide ("incomplete") and a person has, with the reason: a rule and the elements it was reviewed for.
 * `expectAccessible` fails on anything that is not in the list.
 */
export const reviewed: readonly { readonly rule: string; readonly elements: string; readonly reason: string }[] = [
  {
    rule: 'color-contrast',
    elements: 'footer fieldset label',
    reason: 'The radio button of each label lies over it, transparent. Ink on paper, as all text of the footer.',
  },
  {
    rule: 'color-contrast',
    elements: 'main #hero :is(a, dt, dd, figcaption), #whats-new-heading',
    reason:
      'The rosette and the moving rows lie in the same section. Each text has its own ground or is not over them.',
  },
  {
    rule: 'color-contrast',
    elements: '#services h3',
    reason: 'The figure above each heading has a negative margin, and no line of it reaches the heading.',
  },
  {
    rule: 'color-contrast',
    elements: 'main article > div > span, main li > div > span',
    reason:
      'The badge “Popular” has its own ground. What dims the picture below it is a pseudo element behind the badge.',
  },
  {
    rule: 'color-contrast',
    elements: 'nav [aria-current="page"], nav [aria-label^="Page "]',
    reason: 'One digit is text: the number of a page, in ink or on ink.',
  },
  {
    rule: 'color-contrast',
    elements: 'summary[aria-label^="More: "]',
    reason: 'One character is text: three dots, in ink on the ground of the page.',
  },
  {
    rule: 'color-contrast',
    elements: 'dialog *, [popover] *',
    reason: 'The backdrop lies below the dialog or panel, which has the ground of the page or the raised one.',
  },
  {
    rule: 'color-contrast',
    elements: `${searching} :is(header a, header button, main summary *, main nav *)`,
    reason: 'The open list of suggestions covers them; closed, they are decided without it.',
  },
  {
    rule: 'target-size',
    elements: `${searching} :is(main nav, header) a`,
    reason: 'The open list of suggestions covers a part of them, and closes as soon as they get a tap.',
  },
  {
    rule: 'color-contrast',
    elements: 'header:has(form[action="/sign-out"]) nav *, nav[aria-label="Views"] *',
    reason:
      'On a phone they are strips that scroll; a link beyond the edge is cut. Within, it has the ground of the page.',
  },
  {
    rule: 'color-contrast',
    elements: 'main form:has(input[name="id"]) td',
    reason: 'A long excerpt is cut at the edge of its cell, before the next one.',
  },
  {
    rule: 'color-contrast',
    elements: 'form [role="alert"], form [role="status"]',
    reason: 'The bar of a long form is over its fields. The message in it has a ground of its own, and so has the bar.',
  },
  {
    rule: 'color-contrast',
    elements: 'main > p[role="alert"]',
    reason: 'The message of the desk stays in sight, over the fields of a long form. It has a ground of its own.',
  },
  {
    rule: 'form-field-multiple-labels',
    elements: 'input[type="file"]',
    reason: 'Its aria-label names it; the labels around it are the button and the area that open it.',
  },
  {
    rule: 'frame-tested',
    elements: 'iframe[sandbox]',
    reason:
      'No script runs in the preview of a post, axe neither. It is the site’s page of a post, which is checked by itself.',
  },
];
