/**
 * The name of this step of the browser's history. A step is named when its page is first shown, so where there is a name
 * before that, the player comes back to the page.
 */
export function visitId(): string | undefined {
  const state: unknown = globalThis.history?.state
  return typeof state === 'object' && state !== null && 'visit' in state && typeof state.visit === 'string'
    ? state.visit
    : undefined
}

/**
 * Gives this step of the history a name, by which it is known when the player comes back. A step that is replaced loses its
 * name.
 */
export function nameVisit(): string {
  const known = visitId()
  if (known) return known
  const visit = crypto.randomUUID?.() ?? `${performance.timeOrigin + performance.now()}`
  history.replaceState({ visit }, '')
  return visit
}
