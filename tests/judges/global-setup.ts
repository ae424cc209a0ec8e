import { installJudges } from '#tests/judges/install.ts';

/** The programs that judge what we make, before any test asks for one. */
export default function setup(): void {
  installJudges();
}
