import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { OwnFolders } from '#services/own-files.ts';

/** Where the authority's own files are: `server/documents.ts` and `server/serve-utilities.ts` serve them. */
export function listOwnFolders({ dataDir, repositoryDir }: Pick<Config, 'dataDir' | 'repositoryDir'>): OwnFolders {
  return {
    documents: join(dataDir, 'documents'),
    utility: join(dataDir, 'utility'),
    repository: repositoryDir,
  };
}
