import type { ImageScaler } from '../core/ports.ts'
import { sentSize } from './imageSize.rules.ts'

/** JPEG quality: no loss that an eye sees, and a photo of 1600 px takes about 300 KB. */
const QUALITY = 0.85

/**
 * Draws an image anew as a JPEG. Drawn from an image element, a photo stands as its camera was held, in every browser; what a
 * camera writes beside the picture, such as where it was taken, does not come along.
 */
export const scaleImage: ImageScaler = async (file, longestPx) => {
  const image = new Image()
  // A data address and not one of a blob, so that a page's policy needs to allow nothing for it.
  image.src = await dataUrlOf(file)
  await image.decode()
  const { width, height } = sentSize({ width: image.naturalWidth, height: image.naturalHeight }, longestPx)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('No canvas to draw on')
  // JPEG knows no transparency: what shines through would become black.
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, width, height)
  brush.drawImage(image, 0, 0, width, height)
  return canvas.toDataURL('image/jpeg', QUALITY)
}

const dataUrlOf = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
