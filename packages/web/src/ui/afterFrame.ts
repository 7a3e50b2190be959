import { nextTask } from './nextTask.ts'

/** Runs something once the next frame has been painted, at once in a tab that nobody sees; returns how to give it up. */
export function afterFrame(run: () => void): () => void {
  let isWanted = true
  const runIfWanted = () => isWanted && run()
  if (document.hidden) runIfWanted()
  else requestAnimationFrame(() => nextTask().then(runIfWanted))
  return () => {
    isWanted = false
  }
}
