import { chainFigure } from '#content/repository/chain.ts';
import { repositoryRows } from '#content/repository/repository.ts';
import { deriveRosettes } from '#domain/guilloche/fingerprint-rosette.ts';
import { type RepositoryFile, type RepositoryFileName, repositoryPaths } from '#domain/repository/repository-state.ts';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { Rosette } from '#website/components/guilloche/figure.tsx';
import { Status } from '#website/components/status/status.tsx';
import styles from './chain-figure.module.css';

/** Who signs what, from the root down to the reader's own certificate; the revocation list is below its issuer. */
export function ChainFigure({ files }: { files: readonly RepositoryFile[] }) {
  const { subscriber, caption } = chainFigure;
  const draw = (name: RepositoryFileName) => <Node name={name} file={files.find((file) => file.name === name)} />;
  return (
    <figure className={styles.figure}>
      <ol className={styles.chain}>
        <li>{draw('root-ca')}</li>
        <li>
          {draw('ca')}
          <ul className={styles.branch}>
            <li>{draw('crl')}</li>
          </ul>
        </li>
        <li>{draw('sub-ca')}</li>
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

function Node({ name, file }: { name: RepositoryFileName; file: RepositoryFile | undefined }) {
  const title = repositoryRows.find(({ link }) => link === repositoryPaths[name])?.name;
  return (
    <div className={styles.node}>
      <Picture fingerprint={file?.fingerprints.sha256} />
      <p>
        <b>{file ? <a href={`#${name}`}>{title}</a> : title}</b>
        <span>{chainFigure.signedBy[name]}</span>
        {file ? <Status verdict={file.verdict} /> : <span>{chainFigure.absent}</span>}
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
