import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnv } from '#tests/child-env.ts';
import { highRateLimits } from '#tests/high-rate-limits.ts';

/** The built site as a process of its own. */
export type TestServer = AsyncDisposable & {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** What it has written to stdout and stderr so far. */
  output(): string;
  /** Resolves with the exit status when it has ended, `null` for a signal. */
  readonly ended: Promise<number | null>;
  /** Sends SIGTERM; resolves with the exit status. */
  stop(): Promise<number | null>;
};

/**
 * Starts what `npm start` (or `npm run dev`, `npm run desk`) starts on a free port and waits until it answers; without
 * a `DATA_DIR` it gets a fresh one, nothing is published unless `SEED_CONTENT` asks for it, and no certificates are
 * made unless `DEMONSTRATION` does. `root` is the folder of the project, or of a copy.
 */
export async function startServer(
  env: NodeJS.ProcessEnv,
  {
    root = join(import.meta.dirname, '..'),
    script: name = 'start',
  }: { root?: string; script?: 'start' | 'dev' | 'desk' } = {},
): Promise<TestServer> {
  const folder = env.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'mohar-server-'));
  const script = readScript(root, name);
  const child = spawn(process.execPath, script.args, {
    cwd: root,
    env: {
      ...childEnv,
      PORT: '0',
      ...script.settings,
      LOG_LEVEL: 'warn',
      SEED_CONTENT: 'no',
      DEMONSTRATION: 'no',
      ...highRateLimits,
      ...(folder ? { DATA_DIR: folder } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  const url = await readAddress(child);
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    return ended;
  };
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The script's own settings and arguments, limits of memory included: `[NAME=value …]exec node …`. */
function readScript(root: string, name: string): { settings: NodeJS.ProcessEnv; args: readonly string[] } {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [settings = '', command = ''] = (scripts[name] ?? '').split('exec node ');
  return {
    settings: Object.fromEntries(
      settings
        .split(' ')
        .filter(Boolean)
        .map((setting) => setting.split('=')),
    ),
    args: command.split(' '),
  };
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer): void => {
      output += chunk;
      const address = / is at (http:[^\s"]+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
}
