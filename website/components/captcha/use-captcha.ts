import { useEffect, useState } from 'react';
import { createCaptchaCode } from '#domain/enquiry/captcha.ts';

/** The captcha's code: made in the browser, anew on every refresh and after every success. */
export function useCaptcha() {
  const [code, setCode] = useState<string>();
  const renew = (): void => setCode(createCaptchaCode());
  useEffect(() => setCode(createCaptchaCode()), []);
  return { code, renew };
}
