import { testPattern } from './pattern.rules.ts'

interface Scope {
  onmessage: ((event: MessageEvent<{ pattern: string; value: string }>) => void) | null
  postMessage(message: unknown): void
}

/** The whole of a worker that tests patterns: `answerPatterns(self)` is its file. */
export function answerPatterns(scope: Scope): void {
  scope.onmessage = ({ data }) => scope.postMessage(testPattern(data.pattern, data.value))
  scope.postMessage('ready')
}
