import { useEffect, useRef, useState, type RefObject } from 'react'
import {
  arrivals,
  nightfall,
  pass,
  type Aim,
  type Night,
} from '#rules/games/lighthouse/lighthouse.ts'
import { inputOf, stepMs } from '#rules/games/lighthouse/replay.ts'
import { lighthouseTables as tables } from '#rules/games/lighthouse/tables.ts'
import { between } from '../Sea/between.ts'
import { paint } from '../Sea/Sea.tsx'

export type Played = { night: Night; inputs: readonly number[] }

type NightOptions = {
  seed: string
  canvas: RefObject<HTMLCanvasElement | null>
  onOver: (played: Played) => void
  /** How far it is, each second and whenever it stops. */
  onGone?: ((played: Played) => void) | undefined
  /** A night that is under way, and what was done in it. */
  first?: Played | undefined
}

/**
 * Who is shown nothing for longer than this cannot follow: the night pauses where it was. Up to it, it goes by the
 * clock, however seldom it is drawn: a slowed machine makes no slow night. Milliseconds.
 */
const longestUnseen = 1_500

/**
 * Runs a night on a canvas, step by step of 50 ms, from the first touch on. It stands still while the page is hidden or
 * can't follow, and is never slower than the clock. What is drawn is on its way to the next step, in each of the screen's
 * frames. React hears only of what the figures show.
 */
export function useNight({ seed, canvas, onOver, onGone, first }: NightOptions) {
  const [shown, setShown] = useState<Night>(() => first?.night ?? nightfall())
  const [phase, setPhase] = useState<'waiting' | 'running' | 'paused'>('waiting')
  const run = useRef({
    night: shown,
    wanted: shown.wanted,
    inputs: [...(first?.inputs ?? [])],
  })
  const heard = useRef({ onOver, onGone })
  useEffect(() => {
    heard.current = { onOver, onGone }
  })
  useEffect(() => {
    const element = canvas.current
    if (phase !== 'running' || !element) return undefined
    const coming = arrivals(seed, tables)
    const tell = () => {
      const { night, inputs } = run.current
      if (!night.isOver) heard.current.onGone?.({ night, inputs })
    }
    const light = getComputedStyle(element).color
    let last = performance.now()
    let rest = 0
    let frame = requestAnimationFrame(function turn(at) {
      if (at - last > longestUnseen) {
        setPhase('paused')
        return
      }
      rest += Math.max(at - last, 0)
      last = at
      const now = run.current
      const before = now.night
      for (; rest >= stepMs && !now.night.isOver; rest -= stepMs) {
        const { aim, reach } = now.wanted
        if (aim !== now.night.wanted.aim || reach !== now.night.wanted.reach)
          now.inputs.push(inputOf(now.night.step, now.wanted))
        now.night = pass(now.night, coming, now.wanted, tables)
      }
      if (isSeen(before, now.night)) setShown(now.night)
      if (isLater(before, now.night)) tell()
      if (now.night.isOver) {
        paint(element, now.night, light)
        heard.current.onOver({ night: now.night, inputs: now.inputs })
        return
      }
      const next = pass(now.night, coming, now.wanted, tables)
      paint(element, between(now.night, next, rest / stepMs), light)
      frame = requestAnimationFrame(turn)
    })
    const hide = () => {
      if (document.hidden) setPhase('paused')
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      cancelAnimationFrame(frame)
      tell()
      document.removeEventListener('visibilitychange', hide)
    }
  }, [phase, seed, canvas])
  return {
    shown,
    phase,
    step: () => run.current.night.step,
    wanted: () => run.current.wanted,
    hold(aim: Aim) {
      run.current.wanted = aim
      if (phase === 'waiting') setPhase('running')
    },
    pause: () => setPhase('paused'),
    resume: () => setPhase('running'),
  }
}

const isLater = (before: Night, now: Night): boolean =>
  Math.trunc(before.step / 20) !== Math.trunc(now.step / 20)

/** Whether a figure changed, or a second went by. */
const isSeen = (before: Night, now: Night): boolean =>
  before.score !== now.score ||
  before.wrecks !== now.wrecks ||
  before.chain !== now.chain ||
  isLater(before, now)
