import { navigateWithState } from './hand-over.ts';

/** How long a visitor waits for the content of a topic before its own page is loaded instead, in milliseconds. */
const topicTimeoutMs = 4_000;

/** Shows a topic at `/details`, with its content as the navigation's state (R2.34), or else its own page. */
export async function openTopic(slug: string): Promise<void> {
  const page = `/use-cases/${slug}`;
  try {
    const response = await fetch(`${page}.json`, { signal: AbortSignal.timeout(topicTimeoutMs) });
    if (!response.ok) throw new Error(`${page}.json answered ${response.status}`);
    navigateWithState('/details', await response.json());
  } catch (error) {
    console.error('The content of the topic could not be loaded.', error);
    location.assign(page);
  }
}
