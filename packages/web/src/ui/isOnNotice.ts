/** Whether something is one of the notices, which lie above everything, or in it. */
export const isOnNotice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-notices]') !== null
