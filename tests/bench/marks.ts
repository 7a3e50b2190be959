/** What a visit waits for, by its own elements. */
export interface Wanted {
  /** The text of the page's own heading; empty where its banner takes the heading's place. */
  readonly heading: string
}

/** When each moment of a visit came, in milliseconds since the navigation started; 0 for one that did not come. */
export interface Marks {
  firstPaint: number
  /** The heading, or the banner in its place, is in view. */
  heading: number
  /** A field of the page's form that letters can be typed into is in view. */
  field: number
  /** The first row of game pictures is complete and in view. */
  pictures: number
  /** Address of one of them. */
  picture: string
  /** The application is here and nothing in view waits any more. */
  settled: number
  /** Sum of the largest burst of layout shifts. */
  shift: number
  longTasks: [start: number, duration: number][]
  /** Text of the field after each stroke of the keyboard that it took. */
  typed: [time: number, text: string][]
}

/** When a tap was answered, in milliseconds since the finger came down. */
export interface TapMarks {
  /** The frame is that of the next page: its header, its tabs and the name of its content. */
  frame: number
  /** The heading of the next screen is in view. */
  heading: number
}

declare global {
  interface Window {
    __marks: Marks
    /** Waits for the next finger, and then for the page that it leads to, whose heading is known. */
    __watchTap: (heading: string) => Promise<TapMarks>
  }
}

/** Runs in the page before all else. Elements are looked for in each frame, by the page itself, until they are there. */
export function markMoments({ heading }: Wanted): void {
  if (window !== window.top) return
  const PICTURES_IN_A_ROW = 3
  /** Neither a name that only stands there, nor a choice, nor a number. */
  const TYPED = 'main form :is(input, textarea)[name]:not([readonly], [type=radio], [type=checkbox], [type=file])'
  const GIVE_UP_MS = 20_000
  /** Pictures that come at all come within this time after the rest. */
  const LATER_MS = 3_000
  const marks: Marks = {
    firstPaint: 0,
    heading: 0,
    field: 0,
    pictures: 0,
    picture: '',
    settled: 0,
    shift: 0,
    longTasks: [],
    typed: [],
  }
  window.__marks = marks

  const isInView = (element: Element) => {
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect()
    const isThere = width > 1 && height > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    return isThere && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const isComplete = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0 && isInView(image)
  const some = <T extends Element>(selector: string, test: (element: T) => boolean) =>
    [...document.querySelectorAll<T>(selector)].some(test)
  const seesHeading = (text: string) =>
    text === ''
      ? some('img[data-hero], [data-hero] img', isComplete)
      : some('h1, h2, main p', (element) => element.textContent?.trim() === text && isInView(element))
  const isStarted = () => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'))

  const tests = {
    heading: () => seesHeading(heading),
    field: () => some(TYPED, isInView),
    pictures: () => {
      const complete = [...document.querySelectorAll<HTMLImageElement>('article img')].filter(isComplete)
      marks.picture = complete[0]?.src ?? ''
      return complete.length >= PICTURES_IN_A_ROW
    },
    settled: () =>
      isStarted() &&
      (heading === '' || seesHeading(heading)) &&
      !some('main[aria-busy="true"], main [aria-busy="true"]', isInView),
  }
  const look = () => {
    let isMissing = false
    for (const [name, test] of Object.entries(tests) as [keyof typeof tests, () => boolean][]) {
      if (marks[name] === 0 && document.body && test()) marks[name] = performance.now()
      isMissing ||= marks[name] === 0
    }
    const end = marks.settled ? marks.settled + LATER_MS : GIVE_UP_MS
    if (isMissing && performance.now() < end) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  const watch = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') marks.firstPaint = startTime
  })
  watch('longtask', ({ startTime, duration }) => marks.longTasks.push([startTime, duration]))
  // The largest burst of shifts: at most a second between two, five in all.
  let burst = { sum: 0, first: 0, last: 0 }
  watch('layout-shift', (entry) => {
    if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) return
    const at = entry.startTime
    const continues = burst.sum > 0 && at - burst.last < 1000 && at - burst.first < 5000
    burst = { sum: (continues ? burst.sum : 0) + Number(entry.value), first: continues ? burst.first : at, last: at }
    marks.shift = Math.max(marks.shift, burst.sum)
  })
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        marks.typed.push([performance.now(), target.value])
    },
    true,
  )

  window.__watchTap = (text) =>
    new Promise((resolve) => {
      const has = (bar: string) => document.querySelector(bar) !== null
      const page = () => [document.querySelector('main')?.ariaLabel, has('header'), has('nav')].join()
      const before = page()
      const search = (down: number, frame: number) => () => {
        const now = performance.now() - down
        const answered = frame || (page() === before ? 0 : now)
        if (answered && seesHeading(text)) resolve({ frame: answered, heading: now })
        else requestAnimationFrame(search(down, answered))
      }
      addEventListener('pointerdown', ({ timeStamp }) => requestAnimationFrame(search(timeStamp, 0)), {
        capture: true,
        once: true,
      })
    })
}
