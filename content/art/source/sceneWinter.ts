import { lighthouse, station, town } from './buildings.ts'
import { bulbs } from './dusk.ts'
import { dice, glints, spark, stars } from './motifs.ts'
import { INK, frame } from './sceneParts.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, group, oval } from './sheet.ts'

const SNOW = '#f4f6ff'
const SHADE = '#c3cbf0'

/** The harbour on a winter's evening: the snow has come, and the lights are up. */
export function winter(s: Sheet): string {
  return (
    frame(s, '#131a52 0', '#34459a .38', '#8b86c8 .62', '#f2b9c0 .8') +
    stars(57, 70, 0, 0, 1200, 300, '#eef2ff') +
    fill(
      '-20,500! 180,392 330,452 520,372 720,466 900,400 1220,486! 1220,560! -20,560!',
      '#6d74bd',
    ) +
    fills(
      SNOW,
      '86,444! 180,392 262,424! 226,436 196,420 160,448 130,434!',
      '430,410! 520,372 616,418! 576,430 540,408 500,430 470,414!',
      '840,424! 900,400 990,428! 950,438 916,422 880,440!',
    ) +
    town(31, 380, 540, 830, '#2b2f78', '#ffd98a') +
    fill(
      '250,352! 1240,210! 1240,420!',
      s.linear(250, 352, 1200, 320, '#fff3b0 0 .75', '#fff3b0 1 0'),
    ) +
    fill(box(0, 532, 1200, 268), s.linear(0, 532, 0, 760, '#f0b6c4 0', '#6f6fbe .4', '#2b317e 1')) +
    glints(41, 46, 300, 540, 640, 120, '#fff0bd', 0.8) +
    glints(43, 26, 320, 560, 640, 120, '#c5cdfb', 0.6) +
    // The headland, with the lighthouse in the snow.
    s.shape('-20,560! 60,528 240,520 380,566 440,640 400,700 -20,720!', SNOW, {
      ink: { color: '#7f89c9', width: 4 },
      cel: [SHADE, -16, -26],
    }) +
    lighthouse(s, 210, 560, 0.62) +
    s.shape('120,566! 150,540 176,552 206,538 240,552 272,540 306,568! 210,580!', SNOW) +
    s.shape(
      '168,330! 180,302 210,288 240,302 252,330! 236,322 222,332 208,322 192,332 180,324!',
      SNOW,
    ) +
    // The quay, with the station.
    fill('700,664! 780,626! 1220,626! 1220,800! 640,800!', '#3a3f8a') +
    station(s, 960, 640, 0.78, '#b79fb8', '#8a739b') +
    s.shape(
      '782,500! 824,402! 1100,402! 1140,500! 1112,492 1088,508 1056,494 1020,510 984,494 948,508 912,494 876,510 842,494 812,508!',
      SNOW,
      { ink: { color: '#7f89c9', width: 4 }, cel: [SHADE, -14, -8] },
    ) +
    s.shape('964,508! 972,494 1004,500 1042,494 1050,508!', SNOW) +
    bulbs(s, 1060, 214, 1240, 330, 40, 5) +
    bulbs(s, 1060, 214, 420, 470, 120, 13) +
    s.shape(
      '-20,760! 140,690 420,730 620,684 860,652 1220,640! 1220,820! -20,820!',
      s.linear(0, 650, 0, 800, `${SNOW} .2`, '#cdd5f5 1'),
      { ink: { color: '#7f89c9', width: 4 } },
    ) +
    snowBird(s) +
    snowfall(19, 150) +
    fills('#fff', spark(560, 90, 16), spark(720, 210, 11), spark(90, 120, 13))
  )
}

/** The station's bird, built of snow by somebody, with a scarf. */
function snowBird(s: Sheet): string {
  const ink = { color: '#5c66b0', width: 5 }
  return group(
    'translate(560 706)',
    fill(oval(6, 22, 96, 16), '#aab4e6', 0.7) +
      s.shape(oval(0, -34, 78, 62), SNOW, { ink, cel: [SHADE, -16, -12] }) +
      s.shape(oval(0, -128, 54, 50), SNOW, { ink, cel: [SHADE, -12, -10] }) +
      s.shape('-12,-120! 0,-132 12,-120! 0,-104!', '#ffb14a', { ink: { ...INK, width: 4 } }) +
      fills('#2f2a52', oval(-22, -136, 6, 7), oval(22, -136, 6, 7)) +
      s.shape('-56,-96! 0,-82 56,-96! 58,-74! 0,-60 -58,-74!', '#e5604d', {
        ink: { ...INK, width: 4 },
        inside: fills('#ffd9c4', box(-40, -98, 10, 40), box(-6, -90, 10, 40), box(28, -98, 10, 40)),
      }) +
      s.shape('30,-72! 54,-78! 66,-16! 42,-14!', '#e5604d', { ink: { ...INK, width: 4 } }) +
      s.shape('-20,-176! -6,-196 4,-178 18,-194 20,-172!', SNOW, { ink }),
  )
}

/** Flakes, near and far. */
function snowfall(seed: number, count: number): string {
  const roll = dice(seed)
  const flakes = Array.from({ length: count }, () => {
    const size = 2 + roll() ** 3 * 7
    return oval(Math.round(roll() * 1200), Math.round(roll() * 780), size)
  })
  return fill(flakes.join(''), '#fff', 0.85)
}
