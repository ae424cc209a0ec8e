import type { ReactNode, ToggleEvent } from 'react';
import { publishedWords as words } from '#content/desk/published.ts';
import type { Answered } from '#desk/action-result.ts';
import forms from '#desk/components/form.module.css';
import { IntentForm } from '#desk/components/intent-form.tsx';
import { findFieldError } from '#desk/components/problem.tsx';
import type { Entered } from '#desk/form-fields.ts';
import { publishingLimits as limits } from '#domain/notice/notice.ts';
import { postTextLimits } from '#domain/post/post-text.ts';
import buttons from '#website/components/button/button.module.css';
import { Field, LongField } from '#website/components/field/field.tsx';
import { ExternalLink } from '#website/components/link/link.tsx';
import styles from './publish-forms.module.css';

/** The file of a published item; a notice with a link has none. */
type Media = { readonly hasFile: boolean; readonly picturePath: string; readonly pdfPath: string };

type FieldsProps = {
  readonly entered: Entered;
  readonly media?: Media;
  /** Why the last submit was refused. */
  readonly refused?: Answered | undefined;
};

/** Creates a post by its title and opens the editor. */
export function PostStart() {
  return (
    <PublishForm title={words.postTitle} intent="post" submitLabel={words.startPost}>
      <Field name="title" label={words.name} maxLength={postTextLimits.title} required />
    </PublishForm>
  );
}

/** A notice with its target. After a refusal the file must be chosen again: browsers do not restore it. */
export function NoticeForm({ entered, refused }: FieldsProps) {
  return (
    <PublishForm title={words.noticeTitle} intent="notice" submitLabel={words.publishNotice} entered={entered} hasFile>
      <NoticeFields entered={entered} refused={refused} />
      <Days entered={entered} />
    </PublishForm>
  );
}

/** The fields of a notice, new or published: it opens a link or a file. */
export function NoticeFields({ entered, media, refused }: FieldsProps) {
  const opens = entered.opens ?? (media?.hasFile ? 'file' : 'link');
  return (
    <>
      <Field
        name="title"
        label={words.name}
        error={findFieldError(refused, 'title')}
        defaultValue={entered.title}
        maxLength={limits.title}
        required
      />
      <fieldset className={styles.opens}>
        <legend>{words.opens}</legend>
        {(['link', 'file'] as const).map((kind) => (
          <label key={kind}>
            <input type="radio" name="opens" value={kind} defaultChecked={kind === opens} />
            {words.opensKinds[kind]}
          </label>
        ))}
        <div data-opens="link">
          <Link label={words.href} hint={words.hrefHint} error={findFieldError(refused, 'href')} value={entered.href} />
        </div>
        <div data-opens="file">
          <MediaFields media={media}>
            <Field
              name="file"
              type="file"
              label={words.file}
              hint={media?.hasFile ? words.hasFile : undefined}
              accept="application/pdf,image/*"
            />
            <LongField
              {...altField}
              hint={words.altHint}
              error={findFieldError(refused, 'alt')}
              defaultValue={entered.alt}
            />
          </MediaFields>
        </div>
      </fieldset>
    </>
  );
}

/** A new picture on home, after the existing ones. */
export function AdvertisementForm({ entered, refused }: FieldsProps) {
  const { advertisementTitle: title, publishAdvertisement: submitLabel } = words;
  return (
    <PublishForm title={title} intent="advertisement" submitLabel={submitLabel} entered={entered} hasFile>
      <AdvertisementFields entered={entered} refused={refused} />
      <Days entered={entered} />
    </PublishForm>
  );
}

/** The fields of an advertisement; with `media` it has a picture already. */
export function AdvertisementFields({ entered, media, refused }: FieldsProps) {
  return (
    <MediaFields media={media}>
      <Field
        name="file"
        type="file"
        label={words.picture}
        hint={media && words.hasPicture}
        accept="image/*"
        required={media === undefined}
      />
      <LongField
        {...altField}
        hint={words.altHintAlways}
        error={findFieldError(refused, 'alt')}
        defaultValue={entered.alt}
        required
      />
    </MediaFields>
  );
}

const altField = { name: 'alt', label: words.alt, maxLength: limits.alt, rows: 2 } as const;

/** The present file beside the fields that replace and describe it. */
function MediaFields({ media, children }: { media: Media | undefined; children: ReactNode }) {
  if (!media?.hasFile) return children;
  const { picturePath, pdfPath } = media;
  return (
    <div className={styles.media}>
      {picturePath && <img src={picturePath} alt="" />}
      <div>
        {pdfPath && <ExternalLink href={pdfPath}>{words.openPdf}</ExternalLink>}
        {children}
      </div>
    </div>
  );
}

export function BannerForm({ entered, refused }: FieldsProps) {
  return (
    <PublishForm title={words.bannerTitle} intent="banner" submitLabel={words.publishBanner} entered={entered}>
      <p className={forms.hint}>{words.bannerHint}</p>
      <LongField
        name="text"
        label={words.text}
        error={findFieldError(refused, 'text')}
        defaultValue={entered.text}
        maxLength={limits.banner}
        rows={2}
        required
      />
      <Link label={words.link} error={findFieldError(refused, 'href')} value={entered.href} />
      <Days entered={entered} />
    </PublishForm>
  );
}

/** A form in `<details>`, open if something was entered. */
function PublishForm({
  title,
  entered = {},
  hasFile = false,
  ...form
}: {
  title: string;
  intent: string;
  submitLabel: string;
  entered?: Entered;
  hasFile?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={Object.keys(entered).length > 0} className={styles.publish} onToggle={focusFirstField}>
      <summary className={form.intent === 'post' ? buttons.ink : buttons.button}>{title}</summary>
      <IntentForm {...form} encType={hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'} />
    </details>
  );
}

function focusFirstField({ currentTarget, nativeEvent }: ToggleEvent<HTMLDetailsElement>): void {
  if (nativeEvent.newState !== 'open') return;
  currentTarget.querySelector<HTMLElement>('input:not([type=hidden], [type=file]), textarea')?.focus();
}

type LinkProps = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: string | undefined;
};

function Link({ value, ...field }: LinkProps) {
  return <Field {...field} name="href" defaultValue={value} maxLength={limits.href} inputMode="url" />;
}

/** The first and the last day with their times. */
export function Days({ entered, fromHint = words.fromHint }: { entered: Entered; fromHint?: string }) {
  return (
    <div className={`${forms.row} ${styles.days}`}>
      <Field name="from" type="date" label={words.from} hint={fromHint} defaultValue={entered.from} />
      <Field
        name="fromTime"
        type="time"
        label={words.fromTime}
        hint={words.fromTimeHint}
        defaultValue={entered.fromTime}
      />
      <Field name="until" type="date" label={words.until} hint={words.untilHint} defaultValue={entered.until} />
      <Field
        name="untilTime"
        type="time"
        label={words.untilTime}
        hint={words.untilTimeHint}
        defaultValue={entered.untilTime}
      />
    </div>
  );
}
