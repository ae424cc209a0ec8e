import { chainFigure } from '#content/repository/chain.ts';
import { findTitle } from '#content/repository/repository.ts';
import { type ChainPosition, chain } from '#domain/certificate/certificate.ts';
import { deriveRosettes } from '#domain/guilloche/fingerprint-rosette.ts';
import {
  type ExpectedFileName,
  isFurtherList,
  type RepositoryFile,
  repositoryPaths,
} from '#domain/repository/repository-state.ts';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { Rosette } from '#website/components/guilloche/figure.tsx';
import { Status } from '#website/components/status/status.tsx';
import styles from './chain-figure.module.css';

/** Who signs what, from the root down to the reader's own certificate; each revocation list is below its issuer. */
export function ChainFigure({ files }: { files: readonly RepositoryFile[] }) {
  const { subscriber, caption } = chainFigure;
  const draw = (name: ExpectedFileName) => (
    <Node
      path={repositoryPaths[name]}
      signedBy={chainFigure.signedBy[name]}
      file={files.find((file) => file.name === name)}
    />
  );
  return (
    <figure className={styles.figure}>
      <ol className={styles.chain}>
        {chain.map((issuer) => {
          const lists = findFurtherLists(files, issuer);
          return (
            <li key={issuer}>
              {draw(issuer)}
              {(issuer === 'ca' || lists.length > 0) && (
                <ul className={styles.branch}>
                  {issuer === 'ca' && <li>{draw('crl')}</li>}
                  {lists.map((file) => (
                    <li key={file.name}>
                      <Node path={file.path} signedBy={chainFigure.listSignedBy[issuer]} file={file} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
        <li>
          <div className={styles.node}>
            <span className={`${styles.picture} ${styles.blank}`}>
              <Drawing name="token" className={styles.token} />
            </span>
            <p>
              <b>{subscriber.title}</b>
              <span>{subscriber.signedBy}</span>
            </p>
          </div>
        </li>
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** The further lists that name an authority as their issuer. */
function findFurtherLists(files: readonly RepositoryFile[], issuer: ChainPosition): readonly RepositoryFile[] {
  const authority = files.find(({ name }) => name === issuer)?.facts;
  if (authority?.kind !== 'certificate') return [];
  return files.filter(({ name, facts }) => isFurtherList(name) && facts?.issuer === authority.subject);
}

function Node({ path, signedBy, file }: { path: string; signedBy: string; file: RepositoryFile | undefined }) {
  const title = findTitle(path);
  return (
    <div className={styles.node}>
      <Picture fingerprint={file?.fingerprints.sha256} />
      <p>
        <b>{file ? <a href={`#${file.name}`}>{title}</a> : title}</b>
        <span>{signedBy}</span>
        {!file && <span>{chainFigure.absent}</span>}
        {file && file.verdict.status !== 'verified' && <Status verdict={file.verdict} />}
      </p>
    </div>
  );
}

/** Two rosettes of a fingerprint, one in the other; a blank circle for what has none. */
function Picture({ fingerprint }: { fingerprint: string | undefined }) {
  if (!fingerprint) return <span className={`${styles.picture} ${styles.blank}`} />;
  const [outer, inner] = deriveRosettes(fingerprint);
  return (
    <span className={styles.picture}>
      <Rosette shape={outer} />
      <Rosette shape={inner} className={styles.inner} />
    </span>
  );
}
