import type { FaceColors, Mood, Mouth } from './face.ts'
import { FACE, features, skinTone } from './face.ts'
import { halo, lock, loop, stroke } from './pen.ts'
import type { Sheet } from './sheet.ts'
import { fill, fills } from './sheet.ts'

const HIYORI = {
  hair: '#f6c453',
  hairShade: '#dc9433',
  hairDeep: '#b06a22',
  hairLight: '#ffe9a3',
  ink: '#70401a',
}

const colors: FaceColors = {
  ...skinTone,
  lash: '#5a2c1c',
  irisDark: '#7d3a0c',
  iris: '#dd8a17',
  irisLight: '#ffe27a',
  irisGlow: '#fff6c4',
  brow: '#9c6022',
  blush: '#ff8f7d',
}

/** Hiyori's honey bob. `back` goes behind the body, `front` over it. */
export function hiyoriHead(s: Sheet, mood: Mood, mouth: Mouth): { back: string; front: string } {
  const h = HIYORI
  const ink = { color: h.ink, width: 4 }
  const { under, brows } = features(s, colors, mood, mouth)
  const back = s.shape(
    '8,-228 -80,-208 -146,-130 -168,-30 -174,60 -184,104 -206,130! -182,142 -160,132! -154,166 -130,190! -112,176 -100,158! -92,186 -64,206! -20,186 40,186 84,208! 112,192 124,170! 132,198 154,208! 174,188 180,160! 200,168 218,158! 208,142 212,130 238,128! 216,104 216,30 208,-70 166,-165 92,-216',
    h.hairShade,
    {
      ink,
      inside:
        fill('-150,20 -60,90 60,110 130,40 190,-40 150,190 -130,190', h.hairDeep) +
        fills(
          h.hairShade,
          stroke('150,60 158,110 136,172', 14),
          stroke('172,30 180,100 196,140', 10),
        ),
    },
  )
  const bangs =
    '2,-229! -58,-222 -114,-184 -154,-112 -170,-20 -176,60 -184,104 -208,130! -184,132 -166,114! -162,142 -176,170! -142,148 -124,100 -131,40 -128,-34! -124,-10 -114,8! -112,-24 -98,-62! -94,-34 -72,-8! -70,-40 -54,-78! -46,-44 -14,-2! -16,-46 -4,-84! 14,-46 56,-18! 52,-46 56,-80! 76,-44 108,-24! 108,-48 104,-66! 126,-10 124,44 134,100 114,156! 146,140 163,104! 168,138 152,182! 188,158 198,110! 210,124 240,128! 216,98 215,20 204,-76 162,-168 88,-217'
  const d = loop(bangs)
  const gloss = halo(
    '-160,-58 -128,-96 -70,-120 0,-128 70,-124 140,-100 196,-52',
    [0, -240],
    15,
    22,
    36,
  )
  const front =
    s.shape(FACE, skinTone.skin, {
      ink: { color: skinTone.line, width: 4 },
      inside:
        `<path d="${d}" transform="translate(6 17)" fill="${skinTone.skinShade}"/>` +
        fill('140,20 104,76 40,130 -14,158 30,170 140,120', skinTone.skinShade),
    }) +
    under +
    s.shape(d, s.linear(0, -220, 0, 160, `${h.hair} .3`, '#f3b544 1'), {
      ink,
      cel: [h.hairShade, -14, -9],
      rim: ['#ffe08a', 3.4, 3],
      inside:
        fill(gloss, h.hairLight, 0.9) +
        fills(
          h.hairShade,
          lock('-30,-196 -70,-140 -88,-90 -92,-30', 0, 12),
          lock('-14,-190 -32,-140 -38,-100 -24,-30', 0, 14),
          lock('8,-196 20,-150 30,-100 50,-30', 0, 16),
          lock('30,-200 76,-146 96,-90 106,-40', 0, 16),
          lock('-50,-200 -120,-140 -152,-50 -146,60 -164,130', 0, 18),
          lock('50,-206 124,-150 160,-60 150,60 148,150', 0, 26),
          lock('90,-200 170,-130 196,-40 186,60 196,120', 0, 16),
        ),
    }) +
    fills(
      h.ink,
      stroke('-54,-74 -50,-112 -34,-156', 3, 1, 0),
      stroke('-4,-80 -6,-118 -12,-150', 3, 1, 0),
      stroke('56,-76 46,-120 26,-160', 3, 1, 0),
      stroke('-98,-58 -92,-100 -74,-140', 3, 1, 0),
      stroke('104,-62 96,-104 74,-144', 3, 1, 0),
      stroke('160,112 172,50 170,-20 148,-90', 3.2, 0.8, 0),
      stroke('-158,124 -152,60 -154,0 -140,-70', 3, 0.8, 0),
      stroke('194,116 196,70 192,20', 2.8, 0.8, 0),
    ) +
    s.shape(
      '14,-221! 2,-250 -30,-278 -72,-286 -96,-272! -66,-270 -36,-254 -18,-223! -34,-240 -46,-240! -34,-232 -26,-218',
      h.hair,
      { ink, cel: [h.hairShade, -5, -8] },
    ) +
    fill(
      '22,-222 -30,-222 -36,-204 10,-196 30,-206',
      s.linear(0, -224, 0, -200, `${h.hair} .4`, `${h.hair} 1 0`),
    ) +
    `<g opacity=".5">${brows}</g>` +
    (s.backlight
      ? fill(stroke('-50,-219 -112,-180 -152,-110 -168,-20 -174,60 -184,104', 6), s.backlight[0])
      : '')
  return { back, front: front + pin(s) }
}

function pin(s: Sheet): string {
  const metal = { color: '#7a3f12', width: 3.6 }
  return `<g transform="translate(124 -62) rotate(16)">${s.shape(
    '-14,26! -9,-8! 9,-8! 14,26!',
    '#fff8ea',
    { ink: metal, cel: ['#f0cf9c', -6, 0], inside: fill('-14,6! 14,6! 14,15! -14,15!', '#e5484d') },
  )}${s.shape('-9,-8! -9,-22! 9,-22! 9,-8!', '#ffe27a', { ink: metal })}${s.shape('-14,-22! 0,-36! 14,-22!', '#e5484d', { ink: metal })}</g>`
}
