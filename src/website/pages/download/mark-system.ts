/** Says in the tables of downloads which column is for the visitor's own system; nothing on phones and Linux. */
export function markSystem(): void {
  const own = readSystem();
  for (const mark of document.querySelectorAll<HTMLElement>('[data-system]')) mark.hidden = mark.dataset.system !== own;
}

function readSystem(): 'windows' | 'mac' | undefined {
  if (/Windows NT/.test(navigator.userAgent)) return 'windows';
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints < 2 ? 'mac' : undefined;
}
