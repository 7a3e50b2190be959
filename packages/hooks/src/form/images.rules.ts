import type { Message } from '../core/message.ts'

/** Most images of one form, unless the form says otherwise (MEM-10). */
export const IMAGES_MOST = 3
/** Most megabytes (of 1,048,576 bytes) of an image that a member picks (MEM-10). */
export const IMAGE_MAX_MB = 5
/** Pixels of the longest side of an image that is sent; a larger one is made smaller first (assumed). */
export const IMAGE_LONGEST_PX = 1_600
/** What a file dialogue offers. A phone that takes HEIC pictures hands over a JPG where it sees this list. */
export const IMAGE_ACCEPT = 'image/png,image/jpeg'

/** Why a file cannot be taken although it is an image. */
export const brokenImage = ({ name }: { name: string }): Message => ({ id: 'image_broken', values: { name } })
export const oneTooMany = ({ name }: { name: string }, most: number): Message => ({
  id: 'image_too_many',
  values: { name, most },
})
/** What may be picked, said beforehand. */
export const imagesHint = (most: number): Message => ({ id: 'images_hint', values: { most, mb: IMAGE_MAX_MB } })

/** A picked image as a body carries it: its bytes as base64, and what they are. */
export const sentImage = ({ dataUrl }: { dataUrl: string }) => ({
  type: 'image/jpeg' as const,
  data: dataUrl.slice(dataUrl.indexOf(',') + 1),
})
