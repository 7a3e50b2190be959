import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
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

/** Changes what a draft has of images, in every form that shows it. */
function change(draft: Draft, now: Partial<Pick<Draft, 'images' | 'reading'>>): void {
  Object.assign(draft, now)
  for (const tell of [...draft.followers]) tell()
}

/** What a draft has of images now. */
function useFollowed<Part extends 'images' | 'reading'>(draft: Draft, part: Part): Draft[Part] {
  const follow = useCallback(
    (tell: () => void) => {
      draft.followers.add(tell)
      return () => void draft.followers.delete(tell)
    },
    [draft],
  )
  const now = () => draft[part]
  return useSyncExternalStore(follow, now, now)
}

const NONE: readonly Message[] = []

/**
 * Images that a member picks for a form: what cannot be sent is refused before anything is, what can is made smaller and
 * upright first (MEM-10). They stay in the form's draft after a failure or a login in between; `most` is 3 unless given.
 */
export function useDraftImages(draft: Draft, most = IMAGES_MOST): PickedImagesResult {
  const lobby = useLobby()
  const images = useFollowed(draft, 'images')
  const reading = useFollowed(draft, 'reading')
  // Another member, or another thing that the form is about, picked other files.
  const [said, say] = useState({ draft, refusals: NONE })

  // Fetched before it is needed: later it may be gone with its build, and a reload for the new one would lose what was typed.
  useEffect(() => void readerCode(), [])

  const add = useCallback(
    (files: Iterable<File>) => {
      const picked = [...files]
      change(draft, { reading: draft.reading + 1 })
      say({ draft, refusals: NONE })
      const take = async (file: File): Promise<Message | undefined> => {
        if (draft.images.length >= most) return oneTooMany(file, most)
        const reader = await readerCode()
        const read = reader ? await reader.readImage(lobby, file) : ({ id: 'load_retry' } as const)
        if (typeof read !== 'string') return read
        draft.lastImageId += 1
        change(draft, { images: [...draft.images, { id: draft.lastImageId, name: file.name, dataUrl: read }] })
        return undefined
      }
      draft.lastRead = draft.lastRead.then(async () => {
        for (const file of picked) {
          const refusal = await take(file)
          if (refusal) say((before) => (before.draft === draft ? { draft, refusals: [...before.refusals, refusal] } : before))
        }
        change(draft, { reading: draft.reading - 1 })
      })
      return draft.lastRead
    },
    [lobby, draft, most],
  )

  const remove = useCallback(
    (id: number) => {
      say({ draft, refusals: NONE })
      change(draft, { images: draft.images.filter((image) => image.id !== id) })
    },
    [draft],
  )
  const clear = useCallback(() => {
    say({ draft, refusals: NONE })
    change(draft, { images: [] })
  }, [draft])

  return {
    images,
    most,
    isFull: images.length >= most,
    accept: IMAGE_ACCEPT,
    hint: imagesHint(most),
    refusals: said.draft === draft ? said.refusals : NONE,
    isReading: reading > 0,
    add,
    remove,
    clear,
  }
}
