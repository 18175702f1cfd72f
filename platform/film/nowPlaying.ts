import { useEffect, useSyncExternalStore } from 'react'

/** A film that goes on in the corner while whoever watches it reads something else. */
export type Playing = {
  readonly id: string
  readonly title: string
  /** Who made it, for the device's own controls. */
  readonly artist: string
  /** Where it is watched whole. */
  readonly href: string
  readonly picture: string
  readonly sources: readonly { readonly url: string; readonly type: string }[]
  readonly captions: readonly { readonly url: string; readonly language: string }[]
  /** In which language they are shown. */
  readonly captionsIn: 'off' | 'ja' | 'en'
  readonly pace: number
  readonly volume: number
  readonly isMuted: boolean
  /** Who watches has an account that keeps their place. */
  readonly isKept: boolean
  /** From where on it plays. */
  readonly seconds: number
}

let playing: Playing | null = null
/** How far it is: nobody is told of each second. */
let reached = 0
/** Whoever watches has stopped it for a while. */
let isHeld = false
const listeners = new Set<() => void>()

function set(film: Playing | null): void {
  playing = film
  reached = film?.seconds ?? 0
  isHeld = false
  for (const tell of listeners) tell()
}

/** Lets a film go on in the corner, in place of one that does. */
export const carryOn = (film: Playing): void => set(film)

/** Nothing plays in the corner any more. */
export function stopPlaying(): void {
  if (playing) set(null)
}

/** Notes how far the film in the corner is. */
export function noteSeconds(seconds: number): void {
  reached = seconds
}

/** Notes whether the film in the corner stands still. */
export function noteHeld(held: boolean): void {
  isHeld = held
}

/** A film as it is in the corner: how far, how loud, and whether it stands still. */
export type InCorner = Playing & { readonly isHeld: boolean }

/** This film as it is in the corner; null where it is not there. */
export const inCorner = (id: string): InCorner | null =>
  playing?.id === id ? { ...playing, seconds: reached, isHeld } : null

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** The film that plays in the corner; null on the server, and where none does. */
export const useNowPlaying = (): Playing | null =>
  useSyncExternalStore(
    subscribe,
    () => playing,
    () => null,
  )

/**
 * The film that plays in the corner, for whoever shows the corner: with them it ends, or it would begin by itself where
 * the corner is shown again.
 */
export function useCorner(): Playing | null {
  // Not a layout effect: a page that is left in the same moment hands its film over before this.
  useEffect(() => stopPlaying, [])
  return useNowPlaying()
}
