const heading = '## Unreleased\n';
const nothing = 'Nothing yet.\n';

/** The text of CHANGELOG.md with a section for the version in place of what was unreleased. */
export function releaseChanges(text: string, version: string, day: string): string {
  const [before, after, ...more] = text.split(heading);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('CHANGELOG.md needs one section "Unreleased".');
  }
  if (after.includes(`\n## ${version} `)) throw new Error(`CHANGELOG.md has a section ${version} already.`);
  const [changes = ''] = after.split('\n## ', 1);
  if (changes.trim() === '' || changes.trim() === nothing.trim()) {
    throw new Error('CHANGELOG.md has nothing under "Unreleased": say what changed and what an upgrade needs.');
  }
  if (!changes.includes('**An upgrade needs:**')) {
    throw new Error('CHANGELOG.md: "Unreleased" does not say what an upgrade needs.');
  }
  return `${before}${heading}${nothing}\n## ${version} – ${day}\n${after.trimStart()}`;
}
