import { useCallback, useEffect, useRef } from 'react'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import { captchaQueryOptions } from './auth.queries.ts'

/** A captcha to be solved. */
export interface CaptchaResult extends ReadState {
  /** Source of its image; undefined until it is loaded. */
  image: string | undefined
  /** What the answer to it travels with. */
  captchaId: string | undefined
  /** Whether an image is being loaded, also a further one. */
  isFetching: boolean
  /** Loads another one in place of one that shows, too, such as one that is hard to read; what was typed for the one before is cleared (REG-13). */
  refresh: () => void
}

/** An image source of a captcha answer, which comes with or without its data prefix. */
const imageSource = (image: string) => (image.startsWith('data:image/') ? image : `data:image/png;base64,${image}`)

/** A captcha image, fetched while `shown` and again on demand; `onFresh` clears the answer that no longer counts (REG-13). */
export function useCaptcha(shown: boolean, onFresh: () => void): CaptchaResult {
  const { data, status, isFetching, error, retry, refusal } = useLobbyQuery(captchaQueryOptions, undefined, { enabled: shown })
  const refresh = useCallback(() => {
    onFresh()
    retry()
  }, [onFresh, retry])
  const captchaId = data?.captchaId
  const shownId = useRef(captchaId)
  useEffect(() => {
    // The image before stays until the next one is there, and may be answered meanwhile.
    if (shownId.current !== undefined && shownId.current !== captchaId) onFresh()
    shownId.current = captchaId
  }, [captchaId, onFresh])
  return {
    // A captcha works only once, so the old image counts no more when the next one fails to load.
    status: error ? 'failed' : status,
    // Whoever asks, the next image is another one, to which nothing has been typed.
    retry: refresh,
    refusal,
    image: data && imageSource(data.image),
    captchaId,
    isFetching,
    refresh,
  }
}
