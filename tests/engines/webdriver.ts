import { setTimeout as wait } from 'node:timers/promises';

/** A session of a WebDriver service (W3C), by the few commands that the journeys need. */
export type WebDriver = {
  readonly version: string;
  command(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
};

/** Starts a session; a service that is still starting is asked again. */
export async function openSession(service: string, capabilities: object): Promise<WebDriver> {
  await waitForService(service);
  const answer = await request(`${service}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const session = answer as { sessionId: string; capabilities: { browserVersion: string } };
  return {
    version: session.capabilities.browserVersion,
    command: (method, path, body) => request(`${service}/session/${session.sessionId}${path}`, method, body),
  };
}

/** For 30 seconds. */
async function waitForService(service: string, tries = 600): Promise<unknown> {
  try {
    return await request(`${service}/status`, 'GET');
  } catch (error) {
    if (tries === 0) throw error;
    await wait(50);
    return waitForService(service, tries - 1);
  }
}

async function request(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`WebDriver: ${value?.error}: ${value?.message}`);
  return value;
}
