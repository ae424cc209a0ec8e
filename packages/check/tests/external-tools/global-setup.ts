import { installTools } from './install.ts';

/** Installs the external programs that tests run, before any test does. */
export default function setup(): void {
  installTools();
}
