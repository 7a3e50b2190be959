import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useState } from 'react'
import { readDirection } from '../classes.ts'

export interface EngineHandle {
  readonly scrollTo: (page: number) => void
}

export interface CarouselEngineProps {
  readonly handle: Ref<EngineHandle>
  readonly viewport: RefObject<HTMLElement | null>
  readonly perPage: number
  readonly loop: boolean
  readonly start: number
  /** Rest between two moves, in ms; 0 for none. */
  readonly interval: number
  readonly paused: boolean
  readonly onPage: (page: number) => void
}

/** Controls an existing strip without a change of its markup: adds the endless loop and dragging by mouse. */
export function CarouselEngine(props: CarouselEngineProps) {
  const { handle, viewport, perPage, loop, start, interval, paused, onPage } = props
  const [options] = useState(() => ({
    loop,
    align: 'start' as const,
    slidesToScroll: perPage,
    startIndex: start,
    direction: readDirection(),
  }))
  // The strip itself decides when it pauses, so the reasons of the plugin are off.
  const [plugins] = useState(() =>
    interval > 0 ? [Autoplay({ delay: interval, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false })] : [],
  )
  const [attach, api] = useEmblaCarousel(options, plugins)

  useLayoutEffect(() => {
    // Within one frame the position changes from a scroll offset to a transform.
    viewport.current?.scrollTo({ left: 0, top: 0, behavior: 'instant' })
    attach(viewport.current)
  }, [attach, viewport])

  useEffect(() => {
    if (!api) return
    const report = () => onPage(api.selectedScrollSnap())
    api.on('select', report)
    return () => void api.off('select', report)
  }, [api, onPage])

  useEffect(() => {
    const autoplay = api?.plugins().autoplay
    if (paused) autoplay?.stop()
    else autoplay?.play()
  }, [api, paused])

  useImperativeHandle(handle, () => ({ scrollTo: (page) => api?.scrollTo(page) }), [api])
  return null
}
