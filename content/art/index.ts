import drawn from './art.json' with { type: 'json' }

/** One drawn picture: an SVG beside this file. */
export type Art = {
  file: string
  /** Size in its own units, the same as its viewBox. */
  width: number
  height: number
  /** Its average colour, shown while it loads. */
  dominantColor: string
  /** Whether it is painted to its edges and corners: nothing shows through. */
  isOpaque: boolean
  /** How a crop is placed, as CSS object-position: 0 keeps the left or top edge, 1 the right or bottom. */
  focus: { x: number; y: number }
  alt: { ja: string; en: string }
}

/** Every picture of the demo brands, by key. Written by source/build.ts. */
export const art = drawn satisfies Record<string, Art>
