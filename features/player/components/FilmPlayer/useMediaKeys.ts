import { useEffect, useEffectEvent } from 'react'

type Keys = {
  title: string
  artist: string
  artwork: string
  onNext: (() => void) | undefined
  onPrevious: (() => void) | undefined
}

/** Tells the device what plays, and lets its keys, its lock screen or a headset go through the list. */
export function useMediaKeys({ title, artist, artwork, onNext, onPrevious }: Keys): void {
  const next = useEffectEvent(() => onNext?.())
  const previous = useEffectEvent(() => onPrevious?.())
  const [hasNext, hasPrevious] = [onNext !== undefined, onPrevious !== undefined]
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    const metadata = new MediaMetadata({ title, artist, artwork: [{ src: artwork }] })
    mediaSession.metadata = metadata
    mediaSession.setActionHandler('nexttrack', hasNext ? () => next() : null)
    mediaSession.setActionHandler('previoustrack', hasPrevious ? () => previous() : null)
    return () => {
      // The next player may have come before this one went: the keys are its own by then.
      if (mediaSession.metadata !== metadata) return
      mediaSession.metadata = null
      mediaSession.setActionHandler('nexttrack', null)
      mediaSession.setActionHandler('previoustrack', null)
    }
  }, [title, artist, artwork, hasNext, hasPrevious])
}
