import type { FaceColors, Mood, Mouth } from './face.ts'
import { FACE, features, skinTone } from './face.ts'
import { halo, lock, loop, points, stroke } from './pen.ts'
import type { Sheet } from './sheet.ts'
import { fill, fills, group, oval } from './sheet.ts'

const TSUMUGI = {
  hair: '#9fe3c4',
  hairShade: '#5fbb9b',
  hairDeep: '#3a8f76',
  hairLight: '#e2fbee',
  ink: '#1f5648',
}

const colors: FaceColors = {
  ...skinTone,
  line: '#96504c',
  lash: '#244a40',
  irisDark: '#0f6a54',
  iris: '#2fb58f',
  irisLight: '#c9ffb8',
  irisGlow: '#f6ffc9',
  brow: '#3f8f78',
  blush: '#ff8f7d',
}

export function tsumugiHead(s: Sheet, mood: Mood, mouth: Mouth): { back: string; front: string } {
  const h = TSUMUGI
  const ink = { color: h.ink, width: 4 }
  const { under, brows } = features(s, colors, mood, mouth)
  const back = s.shape(
    '4,-226 -84,-206 -146,-130 -164,-30 -160,70 -150,130 -110,190 0,210 110,200 170,150 196,70 206,-20 180,-130 100,-212',
    h.hairShade,
    { ink, inside: fill('-150,20 -60,90 60,110 130,40 190,0 170,220 -130,220', h.hairDeep) },
  )
  const d = loop(
    '2,-228! -58,-222 -114,-184 -154,-112 -166,-20 -160,60 -150,112 -160,160! -132,132 -118,100 -130,40 -128,-36! -124,-10 -116,6! -110,-16 -102,-44! -98,-18 -84,-4! -80,-24 -74,-58! -64,-30 -46,-10! -42,-36 -40,-66! -30,-32 -6,-10! -2,-34 -2,-68! 12,-34 38,-14! 40,-38 40,-68! 54,-36 80,-18! 82,-40 80,-66! 96,-40 116,-22! 114,-44 110,-64! 128,-10 122,50 126,100 140,150! 160,128 178,104 194,40 206,-20 198,-90 162,-168 88,-217',
  )
  const gloss = halo(
    '-158,-62 -128,-100 -70,-122 0,-130 70,-126 140,-104 194,-56',
    [0, -250],
    15,
    22,
    36,
  )
  const front =
    s.shape(FACE, colors.skin, {
      ink: { color: colors.line, width: 4 },
      inside:
        `<path d="${d}" transform="translate(6 17)" fill="${colors.skinShade}"/>` +
        fill('140,20 104,76 40,130 -14,158 30,170 140,120', colors.skinShade),
    }) +
    under +
    glasses() +
    s.shape(d, s.linear(0, -220, 0, 150, `${h.hair} .3`, '#84d3b2 1'), {
      ink,
      cel: [h.hairShade, -13, -8],
      rim: ['#d4f7e6', 3.4, 3],
      inside:
        fill(gloss, h.hairLight, 0.95) +
        fills(
          h.hairShade,
          lock('-30,-196 -72,-140 -98,-90 -98,-30', 0, 12),
          lock('-18,-190 -46,-140 -62,-100 -56,-36', 0, 12),
          lock('-4,-190 -14,-140 -22,-100 -18,-36', 0, 12),
          lock('10,-196 18,-150 22,-100 30,-36', 0, 12),
          lock('26,-200 54,-146 66,-90 74,-40', 0, 12),
          lock('44,-200 90,-146 106,-90 112,-40', 0, 14),
          lock('-50,-200 -120,-140 -150,-50 -144,60 -152,130', 0, 16),
          lock('56,-206 130,-150 162,-60 150,60 146,130', 0, 26),
          lock('96,-200 176,-120 192,-30 176,60 160,110', 0, 16),
        ),
    }) +
    fills(
      h.ink,
      stroke('-74,-54 -72,-84 -66,-112', 3, 1, 0),
      stroke('-40,-62 -36,-106 -24,-146', 3, 1, 0),
      stroke('-2,-64 -4,-92 -5,-116', 3, 1, 0),
      stroke('40,-64 36,-110 24,-154', 3, 1, 0),
      stroke('80,-62 77,-88 70,-116', 3, 1, 0),
      stroke('110,-60 106,-100 90,-136', 3, 1, 0),
      stroke('164,128 178,50 174,-20 150,-90', 3.2, 0.8, 0),
    ) +
    `<g opacity=".5">${brows}</g>` +
    (s.backlight
      ? fill(stroke('-50,-219 -112,-180 -152,-110 -164,-20 -158,60 -150,112', 6), s.backlight[0])
      : '') +
    sprout(s)
  return { back, front }
}

function glasses(): string {
  const ring = (cx: number, rx: number, ry: number) =>
    `<ellipse cx="${cx}" cy="28" rx="${rx}" ry="${ry}" fill="#e8fff6" fill-opacity=".05" stroke="#b4632d" stroke-width="5"/><ellipse cx="${cx}" cy="28" rx="${rx}" ry="${ry}" fill="none" stroke="#f2b26b" stroke-width="1.6" transform="translate(-1 -1)"/>`
  return (
    ring(50, 63, 59) +
    ring(-85, 47, 57) +
    fills(
      '#b4632d',
      stroke('-39,22 -25,14 -12,22', 5, 1, 1),
      stroke('112,18 124,12 140,8', 5, 1, 1),
    ) +
    fills('#fff', stroke('10,62 28,76 50,80', 4), stroke('-120,60 -106,74 -88,78', 4)) +
    `<path d="M84-8l12 10-38 46-8-4zM-66-8l8 8-26 36-6-3z" fill="#fff" opacity=".35"/>`
  )
}

function sprout(s: Sheet): string {
  const ink = { color: '#1f5648', width: 3.6 }
  return `<g transform="translate(96 -150) rotate(24)">${
    s.shape('-4,0! -5,-22 -2,-40! 3,-40! 4,-20 5,0!', '#46a758', { ink }) +
    s.shape('0,-38! -10,-66 -40,-74 -58,-60! -48,-36 -22,-28', '#7ad45c', {
      ink,
      cel: ['#3f9e4f', -5, -8],
    }) +
    s.shape('0,-38! 6,-70 34,-86 58,-78! 52,-48 26,-32', '#94e070', {
      ink,
      cel: ['#3f9e4f', -5, -8],
    }) +
    fills(
      '#2f7d3f',
      stroke('-4,-40 -26,-52 -46,-58', 2.6, 1, 0),
      stroke('4,-42 26,-60 46,-70', 2.6, 1, 0),
    ) +
    s.shape(oval(0, 3, 22, 12), '#d98a4a', { ink, cel: ['#a85f2c', -3, -5] })
  }</g>`
}

/** A braid along a spine from its top; `size` is half its width. */
export function braid(s: Sheet, spine: string, count: number, size: number): string {
  const h = TSUMUGI
  const list = points(spine)
  const at = (t: number) => {
    const x = t * (list.length - 1)
    const i = Math.min(list.length - 2, Math.floor(x))
    const a = list[i]
    const b = list[i + 1]
    if (!a || !b) throw new Error('a braid needs two points')
    const k = x - i
    return {
      x: a.x + (b.x - a.x) * k,
      y: a.y + (b.y - a.y) * k,
      turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI - 90,
    }
  }
  const ink = { color: h.ink, width: 3.6 }
  const lobe = (flip: 1 | -1) => {
    const p = (text: string) => text.replace(/(-?[\d.]+),/g, (_, x) => `${Number(x) * flip},`)
    return s.stamp(
      s.shape(p('-20,-28 16,-32 34,-6 24,24 -8,42! -10,16 -26,-4'), h.hair, {
        ink,
        cel: [h.hairShade, flip * -5 - 3, -7],
        inside: fills(h.hairLight, stroke(p('-4,-20 14,-14 20,4'), 5.4)),
      }) + fill(stroke(p('-10,-17 10,-3 4,28'), 2.4), h.hairDeep),
    )
  }
  const sides = [lobe(1), lobe(-1)]
  const out = Array.from({ length: count }, (_, i) => {
    const p = at(i / count)
    const k = ((size / 33) * (1 - 0.28 * (i / count))).toFixed(2)
    return sides[i % 2]?.(
      `translate(${p.x.toFixed(0)} ${p.y.toFixed(0)}) rotate(${p.turn.toFixed(0)}) scale(${k})`,
    )
  }).join('')
  const e = at(1)
  const tuft = '-12,-6! -21,24 -19,52 -6,90! 0,74 4,64! 10,76 20,84! 24,52 21,22 12,-6!'
  return (
    group(
      `translate(${e.x} ${e.y}) rotate(${e.turn.toFixed(0)}) scale(${(size / 30).toFixed(2)})`,
      s.shape(tuft, h.hair, {
        ink,
        cel: [h.hairShade, -6, -4],
        inside: fills(h.hairDeep, stroke('-6,4 -8,36 -6,66', 3.4), stroke('6,4 10,32 12,58', 3)),
      }),
    ) +
    out +
    group(
      `translate(${e.x} ${e.y}) rotate(${e.turn.toFixed(0)}) scale(${(size / 30).toFixed(2)})`,
      s.shape(box2, '#f2a65a', { ink: { color: '#8a4a1c', width: 3.4 }, cel: ['#c9732f', -4, -5] }),
    )
  )
}

const box2 = '-17,-9 0,-13 17,-9 19,4 15,10 0,13 -15,10 -19,4'
