const recordings = import.meta.glob<string>('./digits/*.mp3', { query: '?url', import: 'default', eager: true });

/** Plays the recordings of the digits one by one. Rejects when one cannot be played; resolves when aborted. */
export async function playDigits(code: string, signal: AbortSignal): Promise<void> {
  for (const digit of code) {
    if (signal.aborted) return;
    await play(new Audio(recordings[`./digits/${digit}.mp3`]), signal);
  }
}

function play(audio: HTMLAudioElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    audio.addEventListener('ended', () => resolve());
    audio.addEventListener('error', () => reject(new Error('the recording could not be loaded')));
    signal.addEventListener('abort', () => {
      audio.pause();
      resolve();
    });
    audio.play().catch(reject);
  });
}
