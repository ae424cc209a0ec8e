type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * The source code of a call of `run`, for an inline script. `run` is compiled and minified with the server build and must
 * be self-contained: it may use its arguments and globals of the browser, but nothing else of its module.
 */
export function createInlineCall<Arguments extends readonly Json[]>(
  run: (...args: Arguments) => void,
  ...args: Arguments
): string {
  // As `<`, no text in the arguments can end the script element.
  return `(${run})(${args.map((arg) => JSON.stringify(arg).replaceAll('<', '\\u003c')).join(',')})`;
}
