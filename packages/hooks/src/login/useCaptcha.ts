import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { captchaQueryOptions } from './login.queries.ts'

/** An image source of a captcha answer, which comes with or without its data prefix. */
const imageSource = (image: string) => (image.startsWith('data:image/') ? image : `data:image/png;base64,${image}`)

/** A captcha image, fetched while `shown` and again on demand; `onFresh` clears the answer that no longer counts (REG-13). */
export function useCaptcha(shown: boolean, onFresh: () => void) {
  const lobby = useLobby()
  const { data, isFetching, isError, refetch } = useQuery({ ...captchaQueryOptions(lobby), enabled: shown })
  const refresh = useCallback(() => {
    onFresh()
    return refetch()
  }, [onFresh, refetch])
  return { image: data && imageSource(data.image), captchaId: data?.captchaId, isFetching, isFailed: isError, refresh }
}
