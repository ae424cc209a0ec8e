import { Form } from 'react-router';
import { publishedWords as words } from '#content/desk/words.ts';
import forms from '#desk/form/form.module.css';
import { publishingLimits } from '#domain/notice/notice.ts';
import { postTextLimits } from '#domain/post/post-text.ts';
import buttons from '#website/components/button/button.module.css';
import { Field, FieldScope, LongField } from '#website/components/field/field.tsx';
import styles from './published.module.css';

type Entered = Readonly<Record<string, string>>;

/** The first save of a post: its title. Everything else is written in its editor. */
export function PostStart() {
  return (
    <details className={styles.publish}>
      <summary className={buttons.button}>{words.postTitle}</summary>
      <Form method="post" className={forms.form}>
        <input type="hidden" name="intent" value="post" />
        <FieldScope value="post">
          <Field name="title" label={words.name} error={undefined} maxLength={postTextLimits.title} required />
        </FieldScope>
        <div>
          <button type="submit" className={buttons.ink}>
            {words.startPost}
          </button>
        </div>
      </Form>
    </details>
  );
}

/** A notice with its target. Of a file that was refused browsers keep nothing: it is chosen again. */
export function NoticeForm({ entered }: { entered: Entered }) {
  return (
    <details open={Object.keys(entered).length > 0} className={styles.publish}>
      <summary className={buttons.button}>{words.noticeTitle}</summary>
      <Form method="post" encType="multipart/form-data" className={forms.form}>
        <input type="hidden" name="intent" value="notice" />
        <FieldScope value="notice">
          <Field
            name="title"
            label={words.name}
            error={undefined}
            defaultValue={entered.title}
            maxLength={publishingLimits.title}
            required
          />
          <Field
            name="href"
            label={words.href}
            hint={words.hrefHint}
            error={undefined}
            defaultValue={entered.href}
            maxLength={publishingLimits.href}
            inputMode="url"
          />
          <Field name="file" type="file" label={words.file} error={undefined} accept="application/pdf,image/*" />
          <Field
            name="alt"
            label={words.alt}
            hint={words.altHint}
            error={undefined}
            defaultValue={entered.alt}
            maxLength={publishingLimits.alt}
          />
          <Days entered={entered} />
        </FieldScope>
        <div>
          <button type="submit" className={buttons.ink}>
            {words.publishNotice}
          </button>
        </div>
      </Form>
    </details>
  );
}

/** A picture on home, after those that are there. */
export function AdvertisementForm({ entered }: { entered: Entered }) {
  return (
    <details open={Object.keys(entered).length > 0} className={styles.publish}>
      <summary className={buttons.button}>{words.advertisementTitle}</summary>
      <Form method="post" encType="multipart/form-data" className={forms.form}>
        <input type="hidden" name="intent" value="advertisement" />
        <FieldScope value="advertisement">
          <Field name="file" type="file" label={words.picture} error={undefined} accept="image/*" required />
          <Field
            name="alt"
            label={words.alt}
            hint={words.altHintAlways}
            error={undefined}
            defaultValue={entered.alt}
            maxLength={publishingLimits.alt}
            required
          />
          <Days entered={entered} />
        </FieldScope>
        <div>
          <button type="submit" className={buttons.ink}>
            {words.publishAdvertisement}
          </button>
        </div>
      </Form>
    </details>
  );
}

export function BannerForm({ entered }: { entered: Entered }) {
  return (
    <details open={Object.keys(entered).length > 0} className={styles.publish}>
      <summary className={buttons.button}>{words.bannerTitle}</summary>
      <Form method="post" className={forms.form}>
        <input type="hidden" name="intent" value="banner" />
        <p className={forms.hint}>{words.bannerHint}</p>
        <FieldScope value="banner">
          <LongField
            name="text"
            label={words.text}
            error={undefined}
            defaultValue={entered.text}
            maxLength={publishingLimits.banner}
            rows={2}
            required
          />
          <Field
            name="href"
            label={words.link}
            error={undefined}
            defaultValue={entered.href}
            maxLength={publishingLimits.href}
            inputMode="url"
          />
          <Days entered={entered} />
        </FieldScope>
        <div>
          <button type="submit" className={buttons.ink}>
            {words.publishBanner}
          </button>
        </div>
      </Form>
    </details>
  );
}

function Days({ entered }: { entered: Entered }) {
  return (
    <div className={forms.row}>
      <Field
        name="from"
        type="date"
        label={words.from}
        hint={words.fromHint}
        error={undefined}
        defaultValue={entered.from}
      />
      <Field
        name="until"
        type="date"
        label={words.until}
        hint={words.untilHint}
        error={undefined}
        defaultValue={entered.until}
      />
    </div>
  );
}
