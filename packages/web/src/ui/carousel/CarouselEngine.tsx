import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { readDirection } from '../classes.ts'
import { lessMotion } from '../lessMotion.ts'

interface CarouselEngineProps {
  readonly viewport: RefObject<HTMLElement | null>
  readonly perPage: number
  readonly loop: boolean
  /** The page to show: where it differs from the one in sight, the strip goes there. */
  readonly page: number
  /** Hears of the page that a drag has brought into sight. */
  readonly onPage: (page: number) => void
}

/**
 * Controls an existing strip without a change of its markup: adds the endless loop and dragging by mouse. It places the slides by
 * the direction and the number per page that it began with, so it begins anew where a change of the language turns the page, or a
 * turned phone has room for more.
 */
export function CarouselEngine(props: CarouselEngineProps) {
  const direction = useSyncExternalStore(followDirection, readDirection)
  return <Engine key={`${direction} ${props.perPage}`} direction={direction} {...props} />
}

function followDirection(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

type EngineProps = CarouselEngineProps & { readonly direction: ReturnType<typeof readDirection> }

function Engine({ viewport, perPage, loop, page, onPage, direction }: EngineProps) {
  const [options] = useState(() => ({
    loop,
    align: 'start' as const,
    slidesToScroll: perPage,
    startIndex: page,
    direction,
  }))
  const [attach, api] = useEmblaCarousel(options)

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
    const shown = api?.selectedScrollSnap()
    if (!api || shown === page) return
    const atOnce = lessMotion().matches
    // The way back from the second of two pages is as short as the way on, so the engine has to be told.
    const isOnward = loop && page === 0 && shown === api.scrollSnapList().length - 1
    if (isOnward) api.scrollNext(atOnce)
    else api.scrollTo(page, atOnce)
  }, [api, loop, page])

  return null
}
