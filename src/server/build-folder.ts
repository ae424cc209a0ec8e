import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const build = join(root, 'build');

/** The build of this process, for its whole life: `build` links to another folder after a new one. */
export const buildDir = existsSync(build) ? realpathSync(build) : build;

/** What development makes instead of a build. */
export const developmentDir = join(root, '.cache');

const versionSchema = z.object({ version: z.string(), commit: z.string().default('') });

/** The version of the build, or else of the sources, and the commit; blank where it is unknown. */
export const version = versionSchema.parse(
  JSON.parse(
    readFileSync(
      existsSync(join(buildDir, 'version.json')) ? join(buildDir, 'version.json') : join(root, 'package.json'),
      'utf8',
    ),
  ),
);

/** `0.4.0 (1a2b3c4d5e6f)`. */
export const versionText = version.commit === '' ? version.version : `${version.version} (${version.commit})`;
