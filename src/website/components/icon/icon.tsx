/** By name: the view box, and the lines. Size, colour and stroke are those of the place. */
const icons = {
  bell: { viewBox: '0 0 24 24', paths: ['M12 4a6 6 0 0 1 6 6v4l1.5 3h-15L6 14v-4a6 6 0 0 1 6-6M10 20h4M12 2v2'] },
  magnifier: { viewBox: '0 0 24 24', paths: ['M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13m4.7 11.2L20 20'] },
  'to-top': { viewBox: '0 0 24 24', paths: ['M12 20V5m-6 6 6-6 6 6'] },
  chevron: { viewBox: '0 0 10 6', paths: ['M1 1l4 4 4-4'] },
  first: { viewBox: '0 0 10 6', paths: ['M1 1h8M2 6l3-3 3 3'] },
  up: { viewBox: '0 0 10 6', paths: ['M1 5l4-4 4 4'] },
  down: { viewBox: '0 0 10 6', paths: ['M1 1l4 4 4-4'] },
  /** The first is shown while the row moves, the second while it is paused. */
  'pause-or-play': { viewBox: '0 0 16 16', paths: ['M4 3h3v10H4zM9 3h3v10H9z', 'M4 2.5v11l9-5.5z'] },
  good: { viewBox: '0 0 20 20', paths: ['M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M6 10.3l2.7 2.7L14 7.5'] },
  problem: { viewBox: '0 0 20 20', paths: ['M10 2 19 17.5H1zM10 8v4.5M10 14.6v.6'] },
  unclear: {
    viewBox: '0 0 20 20',
    paths: ['M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M7.6 7.6a2.4 2.4 0 1 1 3.4 2.2q-1 .5-1 1.7M10 14v.5'],
  },
} as const satisfies Record<string, { readonly viewBox: string; readonly paths: readonly string[] }>;

export type IconName = keyof typeof icons;

/** Decorative: a text beside it, or the label of its control, says the same. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const { viewBox, paths } = icons[name];
  return (
    <svg viewBox={viewBox} aria-hidden="true" className={className}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
