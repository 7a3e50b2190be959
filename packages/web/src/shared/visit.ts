/** The name that this step of the browser's history was given, if any: then one comes back to it. */
export function visitId(): string | undefined {
  const state: unknown = globalThis.history?.state
  return typeof state === 'object' && state !== null && 'visit' in state && typeof state.visit === 'string'
    ? state.visit
    : undefined
}

/** Names this step of the history, so that it is known again when one comes back to it; one that is replaced loses its name. */
export function nameVisit(): string {
  const known = visitId()
  if (known) return known
  const visit = crypto.randomUUID?.() ?? `${performance.timeOrigin + performance.now()}`
  history.replaceState({ visit }, '')
  return visit
}
