/** Ends the task: what follows is one of its own, so that the page answers a finger in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
