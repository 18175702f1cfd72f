type Shape = { d: string; fill: string }

const wall = '#fbf1df'
const wood = '#a8703f'
const glass = 'var(--window)'
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** How each kind is drawn within 64 × 64, standing on y = 60; each has an outline of its own. */
export const buildings: readonly (readonly Shape[])[] = [
  // A house: a steep roof, a chimney.
  [
    { d: 'M42 30V16h6v20Z', fill: '#c9c3bb' },
    { d: 'M16 34h32v26H16Z', fill: wall },
    { d: 'M10 37 32 15l22 22-4 2-18-17-18 17Z', fill: '#d9573f' },
    { d: 'M27 60V47a5 5 0 0 1 10 0v13Z', fill: wood },
    { d: 'M20 42h5v6h-5Zm19 0h5v6h-5Z', fill: glass },
  ],
  // A market: a striped awning over a counter.
  [
    { d: 'M13 30v30M51 30v30', fill: 'none' },
    { d: 'M11 46h42v14H11Z', fill: wood },
    { d: `${circle(19, 43, 4)}${circle(28, 43, 4)}`, fill: '#e9803a' },
    { d: `${circle(37, 43, 4)}${circle(46, 43, 4)}`, fill: '#6fae4a' },
    { d: 'M14 18h36l6 14H8Z', fill: '#fff7e8' },
    { d: 'M14 18h7l-2 14H8Zm15 0h7l2 14H27Zm14 0h7l6 14H45Z', fill: '#2f9c95' },
  ],
  // A bakery: a round roof, a loaf on its sign, smoke.
  [
    { d: 'M44 12c3-2 1-5 4-7m-1 13V12h-7v12', fill: 'none' },
    { d: 'M12 32h40v28H12Z', fill: wall },
    { d: 'M8 33c2-10 12-15 24-15s22 5 24 15Z', fill: '#e59a35' },
    { d: 'M38 60V44h10v16Z', fill: wood },
    { d: 'M16 44h16v10H16Z', fill: glass },
    { d: 'M20 29c0-5 5-7 12-7s12 2 12 7Z', fill: '#c77a2c' },
    { d: 'M27 23l-2 5m8-5-1 5m7-5 1 5', fill: 'none' },
  ],
  // A boatyard: a wide shed, and the bow of what is built in it.
  [
    { d: 'M6 34 32 14l26 20v26H6Z', fill: '#7fa9c9' },
    { d: 'M3 36 32 12l29 24-3 3L32 18 6 39Z', fill: '#3d6f9e' },
    { d: 'M14 60V42c0-6 8-9 18-9s18 3 18 9v18Z', fill: '#23405c' },
    { d: 'M18 44c9 5 19 5 28 0-1 9-6 16-14 16s-13-7-14-16Z', fill: '#f0e2c8' },
    { d: 'M19 48c8 4 18 4 26 0', fill: 'none' },
  ],
  // A lamp shop: a narrow tower with a lamp on it.
  [
    { d: 'M22 34h20l4 26H18Z', fill: '#e8e4f3' },
    { d: 'M19 34h26l-4-6H23Z', fill: '#6b5aa8' },
    { d: 'M25 28V17h14v11Z', fill: '#ffd65c' },
    { d: 'M23 17 32 7l9 10Z', fill: '#6b5aa8' },
    { d: 'M27 60V50a5 5 0 0 1 10 0v10Z', fill: wood },
    { d: `${circle(13, 43, 4)}${circle(51, 43, 4)}`, fill: '#ffd65c' },
    { d: 'M20 37c-4 0-7 0-7 2m31-2c4 0 7 0 7 2M29 17v11m6-11v11', fill: 'none' },
  ],
  // A garden: a tree, flowers, a fence.
  [
    { d: 'M23 52V38h6v14Z', fill: wood },
    {
      d: 'M26 8c8 0 12 5 12 10 5 2 6 8 3 12-3 5-9 5-15 5s-12 0-15-5c-3-4-2-10 3-12 0-5 4-10 12-10Z',
      fill: '#57a65a',
    },
    { d: `${circle(20, 22, 2.5)}${circle(30, 17, 2.5)}${circle(33, 27, 2.5)}`, fill: '#ffe08a' },
    { d: 'M47 50V40', fill: 'none' },
    {
      d: `${circle(47, 33, 3)}${circle(43, 37, 3)}${circle(51, 37, 3)}${circle(47, 40, 3)}`,
      fill: '#f2789f',
    },
    {
      d: 'M6 60v-9h4v9Zm10 0v-9h4v9Zm10 0v-9h4v9Zm10 0v-9h4v9Zm10 0v-9h4v9Zm8 0v-9h4v9Z',
      fill: '#fff7e8',
    },
    { d: 'M4 55h56', fill: 'none' },
  ],
]
