import { useEffect, useRef, useState } from 'react';
import { captchaLabels as labels } from '#content/form/labels.ts';
import { captchaShape } from '#domain/enquiry/captcha.ts';
import buttons from '#website/components/button/button.module.css';
import { Field } from '#website/components/field/field.tsx';
import { EmailOrCall } from '#website/components/form/email-or-call.tsx';
import type { FormState } from '#website/components/form/use-form.ts';
import { themeChanged } from '#website/layout/theme/watch-theme.ts';
import { drawCaptcha } from './captcha.ts';
import styles from './captcha-field.module.css';

/** The captcha as canvas and as audio, its input, and an alternative for those who can use neither. */
export function CaptchaField({ form }: { form: FormState }) {
  const { code, renew } = form.captcha;
  const field = useRef<HTMLFieldSetElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const speech = useRef<AbortController>(undefined);
  const [hasAudioFailed, setAudioFailed] = useState(false);

  useEffect(() => {
    const draw = (): void => {
      if (canvas.current && code) drawCaptcha(canvas.current, code);
    };
    draw();
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', draw);
    window.addEventListener(themeChanged, draw);
    return () => {
      system.removeEventListener('change', draw);
      window.removeEventListener(themeChanged, draw);
      speech.current?.abort();
    };
  }, [code]);

  const playCode = async (): Promise<void> => {
    if (!code) return;
    speech.current?.abort();
    const controller = new AbortController();
    speech.current = controller;
    setAudioFailed(false);
    try {
      // Loaded on click: the addresses of ten recordings are not needed before.
      const { playDigits } = await import('./play-digits.ts');
      await playDigits(code, controller.signal);
    } catch {
      // Whatever the reason is, the visitor needs the alternative.
      setAudioFailed(true);
    }
  };

  const refresh = (): void => {
    renew();
    // The field is uncontrolled.
    const input = field.current?.querySelector('input');
    if (input) input.value = '';
    form.setError('captcha', undefined);
  };

  return (
    <fieldset ref={field} className={styles.captcha}>
      <legend className={styles.legend}>{labels.captcha}</legend>
      <div className={styles.shown}>
        <div className={styles.picture}>
          <canvas
            ref={canvas}
            width={captchaShape.width}
            height={captchaShape.height}
            role="img"
            aria-label={labels.picture}
          />
          {!code && (
            <span className={styles.waiting} aria-hidden="true">
              {labels.waiting}
            </span>
          )}
        </div>
        <button type="button" className={buttons.small} onClick={refresh}>
          {labels.refresh}
          <span className="visually-hidden"> {labels.captchaWord}</span>
        </button>
        <button type="button" className={buttons.small} onClick={playCode}>
          {labels.listen}
          <span className="visually-hidden"> {labels.toCaptcha}</span>
        </button>
      </div>
      <Field {...form.entry('captcha')} label={labels.code} width="short" inputMode="numeric" autoComplete="off" />
      <p className={styles.way} aria-live="polite">
        <span>{hasAudioFailed ? `${labels.unplayable} ` : ''}</span>
        {labels.alternative} <EmailOrCall />
      </p>
    </fieldset>
  );
}
