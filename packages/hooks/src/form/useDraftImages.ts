import { useCallback, useEffect, useRef, useState } from 'react'
import type { Message } from '../core/message.ts'
import { useLobby } from '../core/useLobby.ts'
import type { Draft, PickedImage } from './drafts.ts'
import { IMAGE_ACCEPT, IMAGES_MOST, imagesHint, oneTooMany } from './images.rules.ts'

/** The images of a form. */
export interface PickedImagesResult {
  /** In the order they were picked. */
  images: readonly PickedImage[]
  /** How many there may be. */
  most: number
  /** Whether no further image can be picked. */
  isFull: boolean
  /** What a file dialogue offers; spread it into the `accept` of the input. */
  accept: string
  /** What may be picked: how many, which kinds, how large. */
  hint: Message
  /** Why files of the last pick were left out, each with its own reason (MEM-10). */
  refusals: readonly Message[]
  /** Whether picked files are still being looked at and made smaller. */
  isReading: boolean
  /** Takes what the member picked; settles when all of it is taken or refused, and never rejects. */
  add: (files: Iterable<File>) => Promise<void>
  /** Takes an image out of the form, by its id. */
  remove: (id: number) => void
  /** Forgets all of them, once they are sent. */
  clear: () => void
}

const readerCode = () => import('./readImage.ts').catch(() => undefined)

/**
 * Images that a member picks for a form: what cannot be sent is refused before anything is, what can is made smaller and
 * upright first (MEM-10). They stay in the form's draft after a failure or a login in between; `most` is 3 unless given.
 */
export function useDraftImages(draft: Draft, most = IMAGES_MOST): PickedImagesResult {
  const lobby = useLobby()
  const [shown, show] = useState({ draft, images: draft.images })
  const [refusals, setRefusals] = useState<readonly Message[]>([])
  const [reading, setReading] = useState(0)
  // Another member, or another thing that the form is about, has other images.
  const images = shown.draft === draft ? shown.images : draft.images
  if (shown.draft !== draft) {
    show({ draft, images })
    setRefusals([])
  }
  // Files that are picked while others are still read wait for their turn, so that there are never too many.
  const queue = useRef(Promise.resolve())

  // Fetched before it is needed: later it may be gone with its build, and a reload for the new one would lose what was typed.
  useEffect(() => void readerCode(), [])

  const change = useCallback(
    (next: readonly PickedImage[]) => {
      draft.images = next
      show((before) => (before.draft === draft ? { draft, images: next } : before))
    },
    [draft],
  )

  const add = useCallback(
    (files: Iterable<File>) => {
      const picked = [...files]
      setReading((count) => count + 1)
      setRefusals([])
      const take = async (file: File): Promise<Message | undefined> => {
        if (draft.images.length >= most) return oneTooMany(file, most)
        const reader = await readerCode()
        const read = reader ? await reader.readImage(lobby, file) : ({ id: 'load_retry' } as const)
        if (typeof read !== 'string') return read
        draft.lastImageId += 1
        change([...draft.images, { id: draft.lastImageId, name: file.name, dataUrl: read }])
        return undefined
      }
      queue.current = queue.current.then(async () => {
        for (const file of picked) {
          const refusal = await take(file)
          if (refusal) setRefusals((before) => [...before, refusal])
        }
        setReading((count) => count - 1)
      })
      return queue.current
    },
    [lobby, draft, most, change],
  )

  const remove = useCallback(
    (id: number) => {
      setRefusals([])
      change(draft.images.filter((image) => image.id !== id))
    },
    [draft, change],
  )
  const clear = useCallback(() => {
    setRefusals([])
    change([])
  }, [change])

  return {
    images,
    most,
    isFull: images.length >= most,
    accept: IMAGE_ACCEPT,
    hint: imagesHint(most),
    refusals,
    isReading: reading > 0,
    add,
    remove,
    clear,
  }
}
