import type { Lobby } from '../core/lobby.ts'
import type { Message } from '../core/message.ts'
import { IMAGE_HEAD_BYTES, imageProblem, isWholeImage } from './imageBytes.rules.ts'
import { brokenImage, IMAGE_LONGEST_PX } from './images.rules.ts'
import { scaleImage } from './scaleImage.ts'

const read = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** A picked file as it is sent, a `data:` address, or why it cannot be taken (MEM-10). */
export async function readImage(lobby: Lobby, file: File): Promise<string | Message> {
  try {
    const problem = imageProblem(file, await read(file.slice(0, IMAGE_HEAD_BYTES)))
    if (problem) return problem
    if (!isWholeImage(await read(file))) return brokenImage(file)
    return await (lobby.ports.scaleImage ?? scaleImage)(file, IMAGE_LONGEST_PX)
  } catch {
    // No browser says why it cannot read or decode a file.
    return brokenImage(file)
  }
}
