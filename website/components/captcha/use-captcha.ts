import { useEffect, useState } from 'react';
import { createCaptchaCode } from '#domain/enquiry/captcha.ts';

/** A captcha's code and how another is made. */
export type Captcha = {
  /** `undefined` until scripts run: the code is made in the browser. */
  readonly code: string | undefined;
  renew(): void;
};

/** The captcha's code: made in the browser, anew on every refresh and after every success. */
export function useCaptcha(): Captcha {
  const [code, setCode] = useState<string>();
  const renew = (): void => setCode(createCaptchaCode());
  useEffect(() => setCode(createCaptchaCode()), []);
  return { code, renew };
}
