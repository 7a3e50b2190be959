/** The ids after a switch: added in front once, or gone (LIST-10). */
export function withFavourite(ids: readonly number[], nodeId: number, on: boolean): number[] {
  if (!on) return ids.filter((id) => id !== nodeId)
  return ids.includes(nodeId) ? [...ids] : [nodeId, ...ids]
}
