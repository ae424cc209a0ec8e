import { Fragment } from 'react';

/** A hash in upper-case hexadecimal pairs with colons. Lines break between pairs only. */
export function Fingerprint({ value }: { value: string }) {
  return (
    <code>
      {value.split(':').map((pair, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <Fragment key={index}>
          {index > 0 && (
            <>
              :<wbr />
            </>
          )}
          {pair}
        </Fragment>
      ))}
    </code>
  );
}
