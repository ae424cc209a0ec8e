import { installTools } from '#tests/external-tools/install.ts';

/** Installs the external programs that tests run, before any test does. */
export default function setup(): void {
  installTools();
}
