type Shape = { d: string; fill: string }

const leaf = '#3fa34d'
const light = '#8fd16a'
const wood = '#8a5a34'
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const petals = [0, 72, 144, 216, 288]
  .map((angle) => {
    const turn = ((angle - 90) * Math.PI) / 180
    return circle(Math.round(24 + 8 * Math.cos(turn)), Math.round(18 + 8 * Math.sin(turn)), 6)
  })
  .join('')

/** How each plant is drawn within 48 × 48, from level 1; each has an outline of its own. */
export const plants: readonly (readonly Shape[])[] = [
  [
    {
      d: 'M24 11c7 5 10 12 8 18-1.500 5-4.500 8-8 8s-6.500-3-8-8c-2-6 1-13 8-18Z',
      fill: '#c98b4f',
    },
    { d: 'M21 21c-2 3-2.500 6-1.500 9', fill: 'none' },
  ],
  [
    { d: 'M24 40V22', fill: 'none' },
    { d: 'M24 25c-1-8-7-11-14-10 0 7 5 12 14 10Z', fill: light },
    { d: 'M24 25c1-8 7-11 14-10 0 7-5 12-14 10Z', fill: leaf },
  ],
  [
    { d: 'M24 41V24', fill: 'none' },
    { d: 'M24 35c-3-7-10-8-16-5 2 7 10 10 16 5Z', fill: leaf },
    { d: 'M24 35c3-7 10-8 16-5-2 7-10 10-16 5Z', fill: leaf },
    { d: 'M24 27c-8-5-8-14 0-21 8 7 8 16 0 21Z', fill: light },
  ],
  [
    { d: 'M24 41V24', fill: 'none' },
    { d: 'M24 38c-3-6-9-7-14-4 2 6 9 8 14 4Z', fill: leaf },
    { d: 'M24 38c3-6 9-7 14-4-2 6-9 8-14 4Z', fill: leaf },
    { d: 'M15 21c0-7 4-12 9-15 5 3 9 8 9 15 0 5-4 8-9 8s-9-3-9-8Z', fill: '#f0a3c0' },
    { d: 'M15 21c3 0 6 3 9 8 3-5 6-8 9-8 0 5-4 8-9 8s-9-3-9-8Z', fill: leaf },
  ],
  [
    { d: 'M24 42V24', fill: 'none' },
    { d: 'M24 40c-3-5-8-6-13-3 2 5 8 7 13 3Z', fill: leaf },
    { d: petals, fill: '#f2789f' },
    { d: circle(24, 18, 5), fill: '#ffd65c' },
  ],
  [
    { d: 'M21 42l1-12h4l1 12Z', fill: wood },
    {
      d: 'M24 5c7 0 11 4 11 8 5 1 7 5 6 10-1 5-6 8-11 7-3 3-9 3-12 0-5 1-10-2-11-7-1-5 1-9 6-10 0-4 4-8 11-8Z',
      fill: leaf,
    },
    { d: `${circle(16, 21, 3.5)}${circle(25, 14, 3.5)}${circle(32, 22, 3.5)}`, fill: '#e4463a' },
  ],
  [
    { d: 'M22 43v-6h4v6Z', fill: wood },
    { d: 'M24 12l7 10h-3l6 8h-3l5 8H12l5-8h-3l6-8h-3Z', fill: '#1f8a70' },
    {
      d: 'M24 2l2.500 5.500 6 .6-4.500 4 1.300 5.900L24 15l-5.300 3 1.300-5.900-4.500-4 6-.6Z',
      fill: '#ffd65c',
    },
  ],
  [
    { d: 'M14 24h20l-7 16h-6Z', fill: '#f6e7c8' },
    { d: 'M20 40l-5 5M28 40l5 5', fill: 'none' },
    { d: `${circle(15, 20, 6)}${circle(33, 20, 6)}`, fill: leaf },
    { d: `${circle(18, 13, 6)}${circle(30, 13, 6)}${circle(24, 20, 6)}`, fill: '#f2789f' },
    { d: `${circle(18, 13, 2.5)}${circle(30, 13, 2.5)}${circle(24, 20, 2.5)}`, fill: '#ffd65c' },
    { d: 'M18 33h12v3H18Z', fill: '#e4463a' },
  ],
]

export const weedShape: readonly Shape[] = [
  { d: 'M24 42c-1-12-6-18-15-22 3 3 5 6 6 9l-7-2c6 4 10 9 12 15Z', fill: '#7a5c86' },
  { d: 'M24 42c1-12 6-18 15-22-3 3-5 6-6 9l7-2c-6 4-10 9-12 15Z', fill: '#7a5c86' },
  { d: 'M24 42c-3-12-3-22 0-34 3 12 3 22 0 34Z', fill: '#a083ad' },
]
