import { Fragment } from 'react';

/** A hash in upper-case hexadecimal pairs with colons. Lines break between pairs only. */
export function Fingerprint({ value }: { value: string }) {
  return (
    <code>
      {Array.from(value.matchAll(/[^:]+:?/g), ({ 0: pair, index }) => (
        <Fragment key={index}>
          {pair}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}
