import { useEffect, useRef, useState } from 'react';
import { site } from '#content/site.ts';
import { captchaShape } from '#domain/enquiry/captcha.ts';
import buttons from '#website/components/button/button.module.css';
import { Field } from '#website/components/field/field.tsx';
import styles from './captcha-field.module.css';
import { drawCaptcha } from './draw-captcha.ts';
import { sayDigits } from './say-digits.ts';
import type { Captcha } from './use-captcha.ts';

/** The captcha as drawn, as spoken, and as typed; and the way round it for those who can use neither. */
export function CaptchaField({
  name,
  error,
  captcha,
  onRefresh,
}: {
  name: string;
  error: string | undefined;
  captcha: Captcha;
  onRefresh: () => void;
}) {
  const { code } = captcha;
  const field = useRef<HTMLFieldSetElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const speech = useRef<AbortController>(undefined);
  const [isMute, setMute] = useState(false);

  useEffect(() => {
    if (canvas.current && code) drawCaptcha(canvas.current, code);
    return () => speech.current?.abort();
  }, [code]);

  const listen = async (): Promise<void> => {
    speech.current?.abort();
    const controller = new AbortController();
    speech.current = controller;
    setMute(false);
    try {
      await sayDigits(code ?? '', controller.signal);
    } catch {
      // Whatever keeps a browser from playing, the person needs the other way.
      setMute(true);
    }
  };

  const refresh = (): void => {
    captcha.renew();
    const typed = field.current?.querySelector('input');
    if (typed) typed.value = '';
    onRefresh();
  };

  return (
    <fieldset ref={field} className={styles.captcha}>
      <legend className="visually-hidden">Captcha</legend>
      <div className={styles.shown}>
        <canvas
          ref={canvas}
          width={captchaShape.width}
          height={captchaShape.height}
          role="img"
          aria-label="Four digits to copy; “Listen to captcha” reads them aloud"
        />
        <button type="button" className={buttons.small} onClick={refresh}>
          Refresh captcha
        </button>
        <button type="button" className={buttons.small} onClick={listen}>
          Listen to captcha
        </button>
      </div>
      <Field name={name} label="Captcha code" error={error} inputMode="numeric" autoComplete="off" />
      <p className={styles.way} aria-live="polite">
        {isMute && 'The recording cannot be played here. '}
        If you can neither see nor hear the digits, write to{' '}
        <a href={`mailto:${site.emails.info}`}>{site.emails.info}</a> or call{' '}
        <a href={`tel:${site.phones.sales.replaceAll(' ', '')}`}>{site.phones.sales}</a>.
      </p>
    </fieldset>
  );
}
