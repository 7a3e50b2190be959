import { createContext, startTransition, useContext, useEffect, useState } from 'react'
import { fetchScripts } from './partFiles.ts'

/**
 * A part of the interface in a script of its own. Unlike `React.lazy`, a part that did not come can be asked for again, and
 * one that is here already shows in the same render.
 */
export interface LazyPart<T> {
  /** The part, once it is here. */
  readonly current: () => T | undefined
  /** Loads it once, and again only after a failure. */
  readonly load: () => Promise<T>
  /** Its name for {@link PartNeeds}; the build writes it, because only the build knows which scripts there are. */
  readonly name: string | undefined
}

/** What a part needs beside its script, such as words; the application provides it. */
export interface PartNeeds {
  readonly areHere: (part: string) => boolean
  readonly load: (part: string) => Promise<unknown>
  /** Called when a part could not be loaded a second time: it may belong to a build that is no longer on the server. */
  readonly onLost: () => void
}

export const PartNeedsContext = createContext<PartNeeds>({
  areHere: () => true,
  load: async () => undefined,
  onLost: () => undefined,
})

/** Wraps a dynamic import. Write it as `lazyPart(async () => (await import('./Thing.tsx')).Thing)`. */
export const lazyPart = <T>(load: () => Promise<T>): LazyPart<T> => createPart(load, undefined)

/** What the build makes of `lazyPart(load)`: the same part with its name. */
lazyPart.named =
  (name: string) =>
  <T>(load: () => Promise<T>): LazyPart<T> =>
    createPart(load, name)

function createPart<T>(load: () => Promise<T>, name: string | undefined): LazyPart<T> {
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
  return {
    name,
    current: () => found?.value,
    load() {
      if (found) return Promise.resolve(found.value)
      running ??= run()
      return running
    },
  }
}

/** One of the things that a part brings, such as a screen of its world. */
export const pick = <T, K extends keyof T>(part: LazyPart<T>, key: K): LazyPart<T[K]> => ({
  name: part.name,
  current: () => part.current()?.[key],
  load: async () => (await part.load())[key],
})

/** Loads a part and all that it needs, side by side. */
export async function loadPart(part: LazyPart<unknown>, needs: Pick<PartNeeds, 'load'>): Promise<void> {
  const { name } = part
  if (name !== undefined) fetchScripts(name)
  await Promise.all([part.load(), name === undefined ? undefined : needs.load(name)])
}

interface LazyPartState<T> {
  readonly value: T | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** The part for a component: loading begins when `wanted`; a failure can be retried, and is when the network is back. */
export function useLazyPart<T>(part: LazyPart<T>, wanted: boolean): LazyPartState<T> {
  const needs = useContext(PartNeedsContext)
  const [attempt, setAttempt] = useState({ isByHand: false })
  const [settled, setSettled] = useState<{ readonly attempt: typeof attempt; readonly failed: boolean }>()
  const isHere = part.current() !== undefined && (part.name === undefined || needs.areHere(part.name))
  useEffect(() => {
    if (!wanted || isHere) return
    let current = true
    // Rendered in steps: the page can react to a tap while a part comes.
    const settle = (failed: boolean) => current && startTransition(() => setSettled({ attempt, failed }))
    loadPart(part, needs).then(
      () => settle(false),
      () => {
        settle(true)
        // Only the player decides about a reload, who may have typed something that it would lose.
        if (attempt.isByHand) needs.onLost()
      },
    )
    return () => {
      current = false
    }
  }, [part, needs, wanted, isHere, attempt])
  const failed = wanted && !isHere && settled?.attempt === attempt && settled.failed
  useEffect(() => {
    if (!failed) return
    const isBack = () => setAttempt({ isByHand: false })
    addEventListener('online', isBack)
    return () => removeEventListener('online', isBack)
  }, [failed])
  return { value: isHere ? part.current() : undefined, failed, retry: () => setAttempt({ isByHand: true }) }
}

/** Handlers for a control that will open lazy parts: loading begins when a finger or the focus comes near. */
export function useIntent(...parts: readonly LazyPart<unknown>[]) {
  const needs = useContext(PartNeedsContext)
  // Silent about a failure; opening the part will say it.
  const preload = () => {
    for (const part of parts) loadPart(part, needs).catch(() => undefined)
  }
  return { onPointerEnter: preload, onPointerDown: preload, onFocus: preload }
}

/** Resolves when the page has nothing better to do, or after some time where the browser does not say so: work in steps lets it react to a tap. */
export const idle = (otherwiseMs: number): Promise<void> => new Promise((goOn) => whenIdle(goOn, otherwiseMs))

/** Runs a task when the page has nothing better to do, or after some time where the browser does not say so; returns how to give it up. */
export function whenIdle(task: () => void, otherwiseMs = 1500): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, otherwiseMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}
