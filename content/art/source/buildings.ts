import { dice } from './motifs.ts'
import { stroke } from './pen.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, group, oval } from './sheet.ts'

/** A lighthouse with its foot at (x, y), about 420 units tall. */
export function lighthouse(s: Sheet, x: number, y: number, k: number, lit = true): string {
  const ink = { color: '#6b3f3a', width: 4 }
  const glass = lit ? '#fff3b0' : '#cfe4f2'
  return group(
    `translate(${x} ${y}) scale(${k})`,
    s.shape('-62,0! -40,-300! 40,-300! 62,0!', '#fff7ea', {
      ink,
      cel: ['#e3c3b0', -22, 0],
      inside:
        fills(
          '#e5604d',
          '-80,-66! 80,-66! 80,-128! -80,-128!',
          '-80,-190! 80,-190! 80,-246! -80,-246!',
        ) + fill('24,-320! 90,-320! 90,20! 40,20!', '#8a3d4a', 0.22),
    }) +
      fills('#4d5f86', box(-9, -170, 16, 28, 8), box(-9, -102, 16, 28, 8)) +
      s.shape(box(-17, -44, 32, 46, 15), '#7a4a3a', { ink }) +
      s.shape('-56,-300! -52,-318! 52,-318! 56,-300!', '#5a6d96', {
        ink,
        cel: ['#3f4f78', -8, -4],
      }) +
      s.shape(box(-32, -374, 64, 56), glass, {
        ink,
        inside: fill('-8,-380! 12,-380! -12,-310! -32,-310!', '#fff', 0.7),
      }) +
      fills('#5a6d96', box(-12, -374, 4, 56), box(10, -374, 4, 56)) +
      s.shape('-44,-374! -30,-402 0,-420 30,-402 44,-374!', '#e5604d', {
        ink,
        cel: ['#b03f45', -8, -6],
      }) +
      s.shape(oval(0, -424, 7), '#ffd66b', { ink }),
  )
}

/** The broadcasting house: clapboard walls, lit windows, an antenna with its lamp; foot at (x, y). */
export function station(
  s: Sheet,
  x: number,
  y: number,
  k: number,
  wall = '#e8d6c6',
  shade = '#b79a9c',
): string {
  const ink = { color: '#3d2f4a', width: 4 }
  const pane = s.stamp(
    s.shape(box(0, 0, 54, 62, 5), s.linear(0, 0, 0, 62, '#fff1b5 0', '#ffbf58 1'), { ink }) +
      fills('#3d2f4a', box(25, 0, 4, 62), box(0, 28, 54, 4)),
  )
  const window = (wx: number) => pane(`translate(${wx} -150)`)
  return group(
    `translate(${x} ${y}) scale(${k})`,
    fills(
      '#3d2f4a',
      'M100-300l-6 0 34-250 4 0 34 250-6 0-30-226z',
      box(112, -380, 36, 4),
      box(118, -430, 24, 4),
      box(106, -340, 48, 4),
    ) +
      s.shape(oval(130, -556, 9), '#ff6b5e', { ink }) +
      `<g fill="none" stroke="#ffd66b" stroke-width="6" stroke-linecap="round"><path d="M108-578a30 30 0 0 0 0 44M152-578a30 30 0 0 1 0 44"/><path d="M88-596a56 56 0 0 0 0 80M172-596a56 56 0 0 1 0 80" opacity=".6"/></g>` +
      s.shape('-190,0! -190,-200! 190,-200! 190,0!', wall, {
        ink,
        cel: [shade, -46, 0],
        inside:
          fills(
            shade,
            box(-190, -160, 380, 3),
            box(-190, -120, 380, 3),
            box(-190, -80, 380, 3),
            box(-190, -40, 380, 3),
          ) + fill('-200,-200! 200,-200! 200,-176! -200,-166!', shade),
      }) +
      s.shape('-216,-196! -170,-300! 176,-300! 216,-196!', '#44598f', {
        ink,
        cel: ['#2e3d6e', -20, -8],
        inside: fills(
          '#2e3d6e',
          stroke('-200,-236 0,-240 200,-236', 4, 1, 1),
          stroke('-190,-268 0,-270 190,-268', 4, 1, 1),
        ),
      }) +
      window(-160) +
      window(-80) +
      s.shape(box(20, -128, 64, 128, 8), '#7a4a4a', {
        ink,
        inside: fill(box(32, -114, 40, 46, 4), '#ffd98a'),
      }) +
      s.shape('8,-128! 0,-156! 104,-156! 96,-128!', '#e5604d', {
        ink,
        inside: fills(
          '#fff3e2',
          '24,-128! 22,-156! 44,-156! 42,-128!',
          '62,-128! 62,-156! 84,-156! 80,-128!',
        ),
      }) +
      window(120),
  )
}

/** Houses along a quay as one silhouette with lit windows. */
export function town(
  seed: number,
  x: number,
  y: number,
  w: number,
  body: string,
  lamp: string,
): string {
  const roll = dice(seed)
  let d = ''
  let windows = ''
  let cx = x
  while (cx < x + w) {
    const bw = Math.round(50 + roll() * 60)
    const bh = Math.round(50 + roll() * 90)
    const roof = Math.round(16 + roll() * 26)
    d += `M${cx} ${y}v-${bh}l${bw / 2}-${roof} ${bw / 2} ${roof}v${bh}z`
    for (let wy = y - bh + 12; wy < y - 18; wy += 30)
      for (let wx = cx + 11; wx < cx + bw - 16; wx += 22)
        if (roll() > 0.5) windows += `M${wx} ${wy}h11v14h-11z`
    cx += bw - 6
  }
  return `<path d="${d}" fill="${body}"/><path d="${windows}" fill="${lamp}"/>`
}
