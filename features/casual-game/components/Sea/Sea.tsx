import { useEffect, useRef, type RefObject } from 'react'
import type { Night } from '#rules/games/lighthouse/lighthouse.ts'
import { drawNight } from './drawNight.ts'
import { sea } from './Sea.css.ts'

/** Draws a night into a canvas, in the colour that it inherits. */
export function paint(canvas: HTMLCanvasElement, night: Night, light: string): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const scale = canvas.width / 390
  context.setTransform(scale, 0, 0, scale, 0, 0)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  drawNight(context, night, { size: seaSize, light, isStill })
}

/** What the sea is drawn in, whatever it is shown in. */
export const seaSize = { width: 390, height: 480 }

type SeaProps = {
  night: Night
  label: string
  ref?: RefObject<HTMLCanvasElement | null>
}

/** The sea of one night, as it stands. Whoever plays it draws on the same canvas, frame by frame. */
export function Sea({ night, label, ref }: SeaProps) {
  const own = useRef<HTMLCanvasElement>(null)
  const canvas = ref ?? own
  useEffect(() => {
    const element = canvas.current
    if (element) paint(element, night, getComputedStyle(element).color)
  }, [canvas, night])
  return (
    <canvas
      ref={canvas}
      className={sea}
      width={seaSize.width * 2}
      height={seaSize.height * 2}
      role="img"
      aria-label={label}
    />
  )
}
