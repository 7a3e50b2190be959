import { useEffect, useState } from 'react'

/** A part of the interface in a chunk of its own. */
export interface LazyPart<T> {
  /** The part, once it is here. */
  readonly current: () => T | undefined
  readonly load: () => Promise<T>
  /** Starts loading and stays silent about a failure; opening the part will say it. */
  readonly preload: () => void
}

/** Wraps a dynamic import so that it runs once, and again only after a failure. */
export function lazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  let found: { readonly value: T } | undefined
  let running: Promise<T> | undefined
  async function run() {
    try {
      found = { value: await load() }
      return found.value
    } finally {
      running = undefined
    }
  }
  const start = () => {
    if (found) return Promise.resolve(found.value)
    running ??= run()
    return running
  }
  return { current: () => found?.value, load: start, preload: () => void start().catch(() => undefined) }
}

export interface LazyPartState<T> {
  readonly value: T | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** The part for a component: loading begins when `wanted`, a failure can be retried. */
export function useLazyPart<T>(part: LazyPart<T>, wanted: boolean): LazyPartState<T> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ readonly attempt: number; readonly failed: boolean }>()
  useEffect(() => {
    if (!wanted || part.current() !== undefined) return
    let current = true
    const settle = (failed: boolean) => current && setSettled({ attempt, failed })
    part.load().then(
      () => settle(false),
      () => settle(true),
    )
    return () => {
      current = false
    }
  }, [part, wanted, attempt])
  const failed = wanted && settled?.attempt === attempt && settled.failed
  return { value: part.current(), failed, retry: () => setAttempt(attempt + 1) }
}

/** Handlers for a control that will open a lazy part: loading begins when a finger or the focus comes near. */
export function onIntent(preload: () => void) {
  return { onPointerEnter: preload, onPointerDown: preload, onFocus: preload }
}

/** Runs a task when the page has nothing better to do; returns how to give it up. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}
