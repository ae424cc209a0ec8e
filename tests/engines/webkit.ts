import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { findOnPath } from '#tests/find-browser.ts';
import { type Driver, type Engine, type Key, type Point, type RunningEngine, windowSize } from './driver.ts';
import { openSession, type WebDriver } from './webdriver.ts';

const driverProgram = findOnPath(['WebKitWebDriver']);
/** A browser without a profile, which the driver controls; it needs a display. */
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
const xvfb = findOnPath(['Xvfb']);

/** WebKitGTK by WebDriver: the engine of Safari, which itself runs on Apple’s systems only. */
export const webkit: Engine = {
  name: 'WebKit',
  program: driverProgram && xvfb && miniBrowser,
  async start() {
    const home = mkdtempSync(join(tmpdir(), 'mohar-webkit-'));
    const downloads = prepareHome(home);
    const display = spawn(xvfb ?? '', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const port = await findFreePort();
    const service = spawn(driverProgram ?? '', [`--port=${port}`], {
      env: { PATH: process.env.PATH, HOME: home, DISPLAY: `:${await readDisplay(display)}`, NO_AT_BRIDGE: '1' },
      stdio: 'ignore',
    });
    // A run that is interrupted leaves neither behind.
    process.once('exit', () => [service, display].map((child) => child.kill()));
    return {
      openTab: () => openTab(`http://127.0.0.1:${port}`, downloads),
      async [Symbol.asyncDispose]() {
        await end(service);
        await end(display);
        rmSync(home, { recursive: true, force: true });
      },
    } satisfies RunningEngine;
  },
};

/** A home folder of the browser's own, with the folder that it saves downloads to. */
function prepareHome(home: string): string {
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  mkdirSync(join(home, '.config'));
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n');
  return downloads;
}

/** The number that the display server has chosen. */
async function readDisplay(display: ChildProcess): Promise<string> {
  const output = display.stdio[3];
  if (!output) throw new Error('the display server has no pipe for its number');
  const [number] = (await once(output, 'data')) as [Buffer];
  return String(number).trim();
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

const keys: Record<Key, string> = { Enter: '\ue007', Escape: '\ue00c', ArrowRight: '\ue014' };

/** Each tab is a browser of its own: a session has one profile. */
async function openTab(service: string, downloads: string): Promise<Driver> {
  const session = await openSession(service, {
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
  await session.command('POST', '/window/rect', { x: 0, y: 0, ...windowSize });
  const errors: string[] = [];
  const evaluate = (expression: string): Promise<unknown> => evaluateRecorded(session, expression, errors);
  const type = (text: string): Promise<void> => typeKeys(session, text);
  // What is thrown from now on is reported: the driver itself reports nothing.
  const record = (): Promise<unknown> => evaluate('undefined');
  return {
    version: session.version,
    async goto(address) {
      await session.command('POST', '/url', { url: address });
      await record();
    },
    async reload() {
      await record();
      await session.command('POST', '/refresh', {});
      await record();
    },
    async goBack() {
      await record();
      await session.command('POST', '/back', {});
      // Refused while one document replaces the other.
      await vi.waitFor(record, { timeout: 20_000 });
    },
    evaluate,
    click: (point) => click(session, point),
    type,
    press: (key) => type(keys[key]),
    async chooseFile(selector, path) {
      const found = await session.command('POST', '/element', { using: 'css selector', value: `input${selector}` });
      const [id] = Object.values(found as Record<string, string>);
      await session.command('POST', `/element/${id}/value`, { text: path });
    },
    async takeScreenshot() {
      return Buffer.from((await session.command('GET', '/screenshot')) as string, 'base64');
    },
    errors,
    downloads,
    [Symbol.asyncDispose]: async () => void (await session.command('DELETE', '')),
  };
}

async function evaluateRecorded(session: WebDriver, expression: string, errors: string[]): Promise<unknown> {
  const script = `return (async () => {
    const errors = (${recordErrors})();
    const value = await ${expression};
    return { value, errors: errors.splice(0) };
  })()`;
  const answer = await session.command('POST', '/execute/sync', { script, args: [] });
  const { value, errors: more } = answer as { value: unknown; errors: string[] };
  errors.push(...more);
  return value;
}

/** Runs in the page: records what is thrown, written as an error or refused by the policy since its first call. */
function recordErrors(): string[] {
  const holder = window as { recordedErrors?: string[] };
  if (holder.recordedErrors) return holder.recordedErrors;
  const errors: string[] = [];
  holder.recordedErrors = errors;
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => errors.push(violatedDirective));
  const { error } = console;
  console.error = (...args: unknown[]) => {
    errors.push(args.join(' '));
    error(...args);
  };
  return errors;
}

async function click(session: WebDriver, { x, y }: Point): Promise<void> {
  const actions = [
    { type: 'pointerMove', x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  await session.command('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
}

async function typeKeys(session: WebDriver, text: string): Promise<void> {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  await session.command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
}
