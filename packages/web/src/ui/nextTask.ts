/** Ends the task: what follows runs in a new one, so that the page can react to a tap in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
