import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Begins a film each time its measures are known. A browser may know them before React is there to hear of it: where
 * the page came rendered, or was put together more slowly than the film was found.
 */
export function useLoaded(
  element: RefObject<HTMLVideoElement | null>,
  begin: (video: HTMLVideoElement) => void,
): void {
  const onLoaded = useEffectEvent(begin)
  useEffect(() => {
    const video = element.current
    if (!video) return
    const listen = () => onLoaded(video)
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) listen()
    video.addEventListener('loadedmetadata', listen)
    return () => video.removeEventListener('loadedmetadata', listen)
  }, [element])
}
