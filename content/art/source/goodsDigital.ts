import { lighthouse } from './buildings.ts'
import { hiyoriEmblem, lukaEmblem, tsumugiEmblem } from './emblems.ts'
import { INK, onDisc, stage, stages, thin, tilted } from './goodsParts.ts'
import { cloud, crescent, spark, star, stars } from './motifs.ts'
import type { Sheet } from './sheet.ts'
import { box, ellipse, fill, fills, group, oval } from './sheet.ts'
import { mark } from './station.ts'

/** What comes over the air: voices, songs, pictures, a membership, a letter, a lot. */
export const goodsDigital: Record<string, (s: Sheet) => string> = {
  alarm: (s) =>
    stage(
      s,
      stages.amber,
      '<path d="M120 318l-22 28M280 318l22 28" stroke="#3a2a44" stroke-width="22" stroke-linecap="round"/>' +
        s.shape('M84 146a58 58 0 0 1 92-52z', '#ff8a6b', { ink: INK, cel: ['#d95a54', -5, -5] }) +
        s.shape('M316 146a58 58 0 0 0-92-52z', '#ff8a6b', { ink: INK, cel: ['#d95a54', -5, -5] }) +
        s.shape(oval(200, 220, 122), '#ff8a6b', { ink: INK, cel: ['#d95a54', -14, -12] }) +
        s.shape(oval(200, 220, 92), '#fffaf0', { ink: thin, cel: ['#ecd9bd', 8, 8] }) +
        onDisc(hiyoriEmblem(s), 200, 232, 104) +
        '<path d="M200 220V156M200 220l40 20" stroke="#3a2a44" stroke-width="10" stroke-linecap="round"/>' +
        fill(oval(200, 220, 9), '#3a2a44') +
        '<path d="M44 176q-16 40 0 82M356 176q16 40 0 82" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/>',
    ),
  cassette: (s) =>
    stage(
      s,
      stages.indigo,
      tilted(
        -7,
        s.shape(box(56, 110, 288, 196, 20), '#3d3a78', { ink: INK, cel: ['#282556', -10, -12] }) +
          s.shape(box(82, 134, 236, 112, 10), '#f3f0ff', {
            ink: thin,
            inside:
              fills('#8da4ef', box(82, 134, 236, 26)) +
              fills('#c9d4fa', box(96, 172, 208, 5), box(96, 184, 208, 5)),
          }) +
          s.shape(box(122, 194, 156, 44, 22), '#282556', { ink: thin }) +
          [152, 248]
            .map((x) =>
              s.shape(oval(x, 216, 17), '#fff', {
                ink: thin,
                inside: fill(star(x, 216, 11), '#3d3a78'),
              }),
            )
            .join('') +
          s.shape('118,306! 134,266! 266,266! 282,306!', '#59549e', { ink: thin }) +
          onDisc(lukaEmblem(s), 290, 152, 50),
      ),
      { y: 330 },
    ),
  record: (s) =>
    stage(
      s,
      stages.jade,
      s.shape(oval(250, 200, 112), '#2f2a52', {
        ink: INK,
        inside: `<g fill="none" stroke="#4a4480" stroke-width="4"><circle cx="250" cy="200" r="94"/><circle cx="250" cy="200" r="76"/><circle cx="250" cy="200" r="58"/></g>`,
      }) +
        s.shape(oval(250, 200, 38), '#ffd66b', { ink: thin }) +
        fill(oval(250, 200, 7), '#2f2a52') +
        s.shape(box(50, 88, 212, 224, 12), '#29a383', {
          ink: INK,
          cel: ['#1d8268', -10, -10],
          inside: `<path d="M40 270q60-40 110-10t130-14v90H40z" fill="#7ad45c"/>`,
        }) +
        onDisc(tsumugiEmblem(s), 156, 186, 132),
      { shadow: 150, y: 330 },
    ),
  phone: (s) =>
    stage(
      s,
      stages.dusk,
      tilted(
        8,
        s.shape(box(116, 44, 168, 306, 34), '#2f2a52', { ink: INK }) +
          s.shape(
            box(130, 60, 140, 274, 22),
            s.linear(0, 60, 0, 334, '#2b2d72 0', '#7c559f .6', '#f08f86 1'),
            {
              inside:
                stars(7, 26, 130, 60, 140, 120, '#fff') +
                fill(crescent(230, 104, 18), '#fff0bd') +
                cloud(s, 150, 236, 0.4, '#e893a2', '#b8709f') +
                fill('120,290! 160,280 220,286 290,276! 290,350! 120,350!', '#3f3568') +
                lighthouse(s, 176, 286, 0.34),
            },
          ),
      ),
      { shadow: 90, y: 352 },
    ),
  book: (s) =>
    stage(
      s,
      stages.sand,
      tilted(
        -5,
        s.shape('200,120! 150,98 96,98 48,112! 48,300! 96,286 150,286 200,306!', '#fffaf0', {
          ink: INK,
          cel: ['#e6d3b6', -8, 0],
        }) +
          s.shape('200,120! 250,98 304,98 352,112! 352,300! 304,286 250,286 200,306!', '#fffaf0', {
            ink: INK,
            cel: ['#f1e2c8', 8, 0],
          }) +
          s.shape('68,128! 110,118 150,118 182,130! 182,214! 150,204 110,204 68,214!', '#8da4ef', {
            ink: thin,
            inside:
              fill(crescent(126, 160, 22), '#fff0bd') + fill(box(60, 190, 130, 40), '#3f3568'),
          }) +
          s.shape(
            '218,130! 250,118 290,118 332,128! 332,276! 290,266 250,266 218,278!',
            '#ffc98c',
            {
              ink: thin,
              inside:
                fill(oval(276, 180, 34), '#fff3b0') +
                fill('210,230! 250,214 300,224 340,214! 340,290! 210,290!', '#4f8fae'),
            },
          ) +
          fills('#d8c3a1', box(72, 230, 100, 7, 3), box(72, 246, 80, 7, 3), box(72, 262, 92, 7, 3)),
      ),
      { shadow: 160, y: 326 },
    ),
  member: (s) =>
    stage(
      s,
      stages.night,
      tilted(
        -8,
        s.shape(
          box(46, 112, 308, 192, 22),
          s.linear(46, 112, 354, 304, '#5a70bc 0', '#8b7be0 .5', '#f08f86 1'),
          {
            ink: INK,
            inside:
              stars(11, 30, 46, 112, 308, 120, '#fff') +
              fill('40,270! 120,240 220,258 360,236! 360,320! 40,320!', '#2b2d72', 0.55),
          },
        ) +
          group('translate(66 132) scale(.62)', mark(s)) +
          fills(
            '#ffffff',
            box(176, 150, 148, 14, 7),
            box(176, 176, 100, 10, 5),
            box(70, 262, 130, 12, 6),
          ) +
          s.shape(star(306, 258, 28), '#ffd66b', { ink: thin, cel: ['#e09a2f', -4, -4] }),
      ),
      { shadow: 150, y: 334 },
    ),
  letter: (s) =>
    stage(
      s,
      stages.rose,
      s.shape(box(78, 66, 244, 190, 8), '#fffaf0', {
        ink: thin,
        inside:
          fills(
            '#e8d7c3',
            box(106, 98, 188, 7, 3),
            box(106, 120, 160, 7, 3),
            box(106, 142, 176, 7, 3),
          ) + fill(star(292, 176, 20), '#ff9d8c'),
      }) +
        s.shape('52,168! 200,268! 348,168! 348,326! 52,326!', '#ffd2c4', {
          ink: INK,
          cel: ['#f0aa99', -8, -8],
        }) +
        '<path d="M54 324l116-88M346 324l-116-88" stroke="#3a2a44" stroke-width="5" stroke-linecap="round"/>' +
        s.shape(oval(200, 270, 27), '#e5484d', { ink: thin, cel: ['#b02f3f', -4, -5] }) +
        fill(spark(200, 270, 17), '#ffd9cf'),
      { shadow: 160, y: 340 },
    ),
  poster: (s) =>
    stage(
      s,
      stages.sky,
      s.shape(
        box(98, 40, 204, 292, 6),
        s.linear(0, 40, 0, 332, '#2b2d72 0', '#7c559f .62', '#f08f86 1'),
        {
          ink: INK,
          inside:
            stars(5, 34, 98, 40, 204, 140, '#fff') +
            fill(crescent(258, 92, 22), '#fff0bd') +
            ellipse(200, 240, 96, 70, '#ffd66b', 'opacity=".24"') +
            onDisc(hiyoriEmblem(s), 150, 200, 78) +
            onDisc(lukaEmblem(s), 250, 200, 78) +
            onDisc(tsumugiEmblem(s), 200, 250, 86),
        },
      ) +
        '<path d="M126 312c14-26 24-26 26-6s16 8 24-8 14 20 28 6 20-20 34-6 20 2 34-8" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>' +
        s.shape('M86 30h228a10 10 0 0 1 0 20H86a10 10 0 0 1 0-20z', '#fff6df', { ink: thin }),
      { shadow: 120, y: 350 },
    ),
}
