/**
 * Path data of one line of a band: two and a half waves of the given length, starting one wave before the left edge, so
 * that tiles join without a seam. A band interlaces several, each shifted by an equal part of the wave.
 */
export function drawWave({ wave, height }: { readonly wave: number; readonly height: number }): string {
  const top = 2;
  const middle = height / 2;
  const bottom = height - 2;
  const bend = Math.round(wave * 0.18);
  return (
    `M${-wave} ${middle}` +
    [-wave, -wave / 2, 0, wave / 2, wave, wave * 1.5]
      .map((x, index) => {
        const y = index % 2 === 0 ? top * 2 - middle : bottom * 2 - middle;
        return `C${x + bend} ${y} ${x + wave / 2 - bend} ${y} ${x + wave / 2} ${middle}`;
      })
      .join('')
  );
}
