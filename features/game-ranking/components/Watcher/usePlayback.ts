import { useEffect, useState } from 'react'

export type Speed = 1 | 2 | 4

type PlaybackOptions = {
  /** When each frame stands, in milliseconds, the first at 0. */
  times: readonly number[]
  /** The frame that it opens with. */
  first: number
  /** By so many frames a step goes; with reduced motion, playing does, too. */
  stride: number
}

/**
 * Goes through frames by a clock: played at a speed, paused, by steps, and from anywhere. It stands still while the page
 * is hidden, and never makes up for what went by meanwhile.
 */
export function usePlayback({ times, first, stride }: PlaybackOptions) {
  const last = times.length - 1
  const [atMs, setAtMs] = useState(times[Math.min(first, last)] ?? 0)
  const [wantsToPlay, setWantsToPlay] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const endMs = times[last] ?? 0
  const isPlaying = wantsToPlay && atMs < endMs
  useEffect(() => {
    if (!isPlaying) return undefined
    let before = performance.now()
    let frame = requestAnimationFrame(function turn(now) {
      const gone = Math.min(Math.max(now - before, 0), 200) * speed
      before = now
      setAtMs((current) => Math.min(current + gone, endMs))
      frame = requestAnimationFrame(turn)
    })
    const hide = () => document.hidden && setWantsToPlay(false)
    document.addEventListener('visibilitychange', hide)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [isPlaying, speed, endMs])
  const reached = frameAt(times, atMs)
  const isCoarse = isStill && isPlaying
  const index = isCoarse ? Math.trunc(reached / stride) * stride : reached
  const from = times[index] ?? 0
  const to = times[index + 1] ?? from
  const seek = (frame: number) => setAtMs(times[Math.max(0, Math.min(last, frame))] ?? 0)
  return {
    index,
    /** How much of the way to the next frame is gone; none while it stands still. */
    share: isPlaying && !isCoarse && to > from ? (atMs - from) / (to - from) : 0,
    isPlaying,
    hasEnded: index === last,
    speed,
    setSpeed,
    seek(frame: number) {
      setWantsToPlay(false)
      seek(frame)
    },
    toggle() {
      if (atMs >= endMs) seek(0)
      setWantsToPlay(!isPlaying)
    },
  }
}

/** The last frame that stands at a time. */
function frameAt(times: readonly number[], atMs: number): number {
  let low = 0
  let high = times.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (times[middle]! <= atMs) low = middle
    else high = middle - 1
  }
  return low
}
