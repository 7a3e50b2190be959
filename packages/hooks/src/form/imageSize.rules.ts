/** The size in pixels at which an image is sent: its own, or smaller in the same proportion (assumed). */
export function sentSize({ width, height }: { width: number; height: number }, longest: number) {
  const ratio = Math.min(1, longest / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) }
}
