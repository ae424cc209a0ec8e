import { useEffect, useState } from 'react';
import { postWords as words } from '#content/desk/posts.ts';
import forms from '#desk/components/form.module.css';
import { postTextLimits as limits } from '#domain/post/post-text.ts';
import buttons from '#website/components/button/button.module.css';
import { Field, FieldScope } from '#website/components/field/field.tsx';
import { listPictures } from './paste/paste.ts';
import styles from './posts.module.css';
import type { usePictures } from './use-pictures.ts';

/** The fields to add pictures, each with its description; without scripts one at a time. */
export function PictureFields({
  pictures: { chosen, add, describe, remove },
  isHydrated,
  alt,
}: {
  pictures: ReturnType<typeof usePictures>;
  isHydrated: boolean;
  /** The entered description of a refused submit. */
  alt: string | undefined;
}) {
  return (
    <details className={styles.picture}>
      <summary className={buttons.button}>{words.picture}</summary>
      <div className={forms.form}>
        <Field
          name="file"
          type="file"
          label={words.file}
          accept="image/*"
          multiple={isHydrated}
          onChange={({ currentTarget }) => {
            const files = listPictures(currentTarget.files);
            currentTarget.value = '';
            add(files.map((file) => ({ file })));
          }}
        />
        {chosen.length === 0 && (
          <Field name="alt" label={words.alt} hint={words.altHint} defaultValue={alt} maxLength={limits.alt} />
        )}
        {chosen.length > 0 && (
          <ol className={styles.chosen}>
            {chosen.map((picture, index) => (
              <li key={picture.key}>
                <Thumbnail file={picture.file} />
                <FieldScope value={`picture-${picture.key}`}>
                  <Field
                    name="alt"
                    label={chosen.length === 1 ? words.alt : words.formatAlt(index + 1, picture.file.name)}
                    hint={index === 0 ? words.altHint : undefined}
                    value={picture.alt}
                    onChange={({ currentTarget }) => describe(picture.key, currentTarget.value)}
                    maxLength={limits.alt}
                  />
                </FieldScope>
                <button
                  type="button"
                  className={buttons.small}
                  aria-label={words.formatLeaveOut(picture.file.name)}
                  onClick={() => remove(picture.key)}
                >
                  {words.leaveOut}
                </button>
              </li>
            ))}
          </ol>
        )}
        <div className={styles.buttons}>
          <button type="submit" name="intent" value="picture" className={buttons.button}>
            {chosen.length > 1 ? words.formatIntoText(chosen.length) : words.intoText}
          </button>
          {chosen.length < 2 && (
            <button type="submit" name="intent" value="card" className={buttons.button}>
              {words.asCard}
            </button>
          )}
        </div>
      </div>
    </details>
  );
}

/** Opens the fields of the pictures and the dialog in which their files are chosen. */
export function choosePictures(form: HTMLFormElement | null): void {
  const file = form?.querySelector<HTMLInputElement>('[name=file]');
  const details = file?.closest('details');
  if (!file || !details) return;
  details.open = true;
  details.scrollIntoView({ block: 'nearest' });
  file.focus();
  file.click();
}

/** The picture itself, as a `data:` address: the policy allows no other of the browser. */
function Thumbnail({ file }: { file: File }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setSrc(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  // Its description is what the field beside it asks for.
  return src === undefined ? null : <img src={src} alt="" />;
}
