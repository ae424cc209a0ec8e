import type { ReactNode, ToggleEvent } from 'react';
import { publishedWords as words } from '#content/desk/published.ts';
import forms from '#desk/components/form.module.css';
import { IntentForm } from '#desk/components/intent-form.tsx';
import type { Entered } from '#desk/form-fields.ts';
import { publishingLimits as limits } from '#domain/notice/notice.ts';
import { postTextLimits } from '#domain/post/post-text.ts';
import buttons from '#website/components/button/button.module.css';
import { Field, LongField } from '#website/components/field/field.tsx';
import { ExternalLink } from '#website/components/link/link.tsx';
import styles from './published.module.css';

/** The file of a published item, and hints for its fields. */
type Media = {
  readonly picturePath: string;
  readonly pdfPath: string;
  readonly hrefHint: string;
  readonly fileHint: string;
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
export function NoticeForm({ entered }: { entered: Entered }) {
  return (
    <PublishForm title={words.noticeTitle} intent="notice" submitLabel={words.publishNotice} entered={entered} hasFile>
      <NoticeFields entered={entered} />
      <Days entered={entered} />
    </PublishForm>
  );
}

/** The fields of a notice, new or published. */
export function NoticeFields({ entered, media }: { entered: Entered; media?: Media }) {
  return (
    <>
      <Field name="title" label={words.name} defaultValue={entered.title} maxLength={limits.title} required />
      <Link label={words.href} hint={media?.hrefHint ?? words.hrefHint} value={entered.href} />
      <MediaFields picturePath={media?.picturePath} pdfPath={media?.pdfPath}>
        <Field name="file" type="file" label={words.file} hint={media?.fileHint} accept="application/pdf,image/*" />
        <LongField {...altField} hint={words.altHint} defaultValue={entered.alt} />
      </MediaFields>
    </>
  );
}

/** A new picture on home, after the existing ones. */
export function AdvertisementForm({ entered }: { entered: Entered }) {
  const { advertisementTitle: title, publishAdvertisement: submitLabel } = words;
  return (
    <PublishForm title={title} intent="advertisement" submitLabel={submitLabel} entered={entered} hasFile>
      <AdvertisementFields entered={entered} />
      <Days entered={entered} />
    </PublishForm>
  );
}

/** The fields of an advertisement; with `media` it has a picture already. */
export function AdvertisementFields({ entered, media }: { entered: Entered; media?: Media }) {
  return (
    <MediaFields picturePath={media?.picturePath}>
      <Field
        name="file"
        type="file"
        label={words.picture}
        hint={media?.fileHint}
        accept="image/*"
        required={media === undefined}
      />
      <LongField {...altField} hint={words.altHintAlways} defaultValue={entered.alt} required />
    </MediaFields>
  );
}

const altField = { name: 'alt', label: words.alt, maxLength: limits.alt, rows: 2 } as const;

/** The present file beside the fields that replace and describe it. */
function MediaFields({
  picturePath = '',
  pdfPath = '',
  children,
}: {
  picturePath?: string | undefined;
  pdfPath?: string | undefined;
  children: ReactNode;
}) {
  if (picturePath === '' && pdfPath === '') return children;
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

export function BannerForm({ entered }: { entered: Entered }) {
  return (
    <PublishForm title={words.bannerTitle} intent="banner" submitLabel={words.publishBanner} entered={entered}>
      <p className={forms.hint}>{words.bannerHint}</p>
      <LongField
        name="text"
        label={words.text}
        defaultValue={entered.text}
        maxLength={limits.banner}
        rows={2}
        required
      />
      <Link label={words.link} value={entered.href} />
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
  currentTarget.querySelector<HTMLElement>('input:not([type=hidden], [type=file])')?.focus();
}

function Link({ label, hint, value }: { label: string; hint?: string; value: string | undefined }) {
  return <Field name="href" label={label} hint={hint} defaultValue={value} maxLength={limits.href} inputMode="url" />;
}

/** The first and the last day with their times. */
export function Days({ entered }: { entered: Entered }) {
  return (
    <div className={`${forms.row} ${styles.days}`}>
      <Field name="from" type="date" label={words.from} hint={words.fromHint} defaultValue={entered.from} />
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
