import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { carryOn, inCorner, stopPlaying, type Playing } from '#platform/film/nowPlaying.ts'

type Film = Omit<Playing, 'href' | 'seconds' | 'pace' | 'volume' | 'isMuted'> & {
  /** Where it is watched; without, it ends where its page is left. */
  href: string | undefined
}

/**
 * Takes a film over from the corner, where it may play, and gives it back there when its page is left while it plays.
 * Goes on as fast and as loud as it was there. Answers the film as it was in the corner; null where it was not there.
 */
export function useCarriedOn(element: RefObject<HTMLVideoElement | null>, film: Film) {
  const [taken] = useState(() => inCorner(film.id))
  const leave = useEffectEvent((video: HTMLVideoElement) => {
    const { href, ...rest } = film
    // One that stands still, or is over, is not carried along.
    if (href === undefined || video.paused || video.ended) return
    carryOn({
      ...rest,
      href,
      seconds: video.currentTime,
      pace: video.playbackRate,
      volume: video.volume,
      isMuted: video.muted,
    })
  })
  // Before its element leaves the page, which stops it.
  useLayoutEffect(() => {
    const video = element.current
    // Two that sound at once are none.
    stopPlaying()
    if (video && taken) take(video, taken)
    return () => {
      if (video) leave(video)
    }
  }, [element, taken])
  return taken
}

/** Before it sounds. Its files set it back to its default speed as they load. */
function take(video: HTMLVideoElement, { pace, volume, isMuted }: Playing): void {
  video.defaultPlaybackRate = pace
  video.playbackRate = pace
  video.volume = volume
  video.muted = isMuted
}
