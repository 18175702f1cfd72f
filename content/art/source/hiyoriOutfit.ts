import type { Cut } from './body.ts'
import { fingers, neck } from './body.ts'
import { skinTone } from './face.ts'
import { stroke } from './pen.ts'
import { lantern } from './props.ts'
import type { Sheet } from './sheet.ts'
import { fill, fills, glow, group, oval } from './sheet.ts'

/** Hiyori from the neck down, in the head's own units. */
export function hiyoriBody(s: Sheet, cut: Cut): string {
  const whole = cut === 'whole'
  const ink = { color: '#5a4334', width: 4 }
  const cream = '#fff7e6'
  const shade = '#ead2b4'
  const navy = '#2f4470'
  const navyInk = { color: '#16213f', width: 4 }
  const gold = '#ffc53d'
  const cuff = (text: string) => s.shape(text, navy, { ink: navyInk, cel: ['#223258', -5, -6] })
  const farArm =
    s.shape(
      '-100,246 -142,268 -172,340 -196,440 -206,520 -180,610 -120,620! -110,540 -112,440 -96,330',
      cream,
      {
        ink,
        cel: [shade, -10, 0],
        inside: whole
          ? fills(
              shade,
              stroke('-196,470 -160,490 -120,480', 12),
              stroke('-190,520 -150,520 -112,500', 8),
              stroke('-150,330 -120,400 -118,460', 10),
            )
          : '',
      },
    ) + (whole ? cuff('-196,560! -160,576 -116,566! -112,620! -150,632 -190,612!') : '')
  const lifted = () =>
    s.shape(
      '-92,252 -140,266 -174,310 -198,352! -224,306 -244,250! -318,262! -300,340 -270,408 -228,456 -178,464 -138,442 -104,400!',
      cream,
      {
        ink,
        edge: true,
        cel: [shade, -10, -10],
        inside: fills(
          shade,
          stroke('-198,352 -214,390 -204,430', 13),
          stroke('-190,340 -160,370 -150,410', 10),
          stroke('-310,300 -280,320 -250,316', 9),
        ),
      },
    )
  const raised = () =>
    s.shape('-238,266! -324,282! -330,246! -244,232!', navy, {
      ink: navyInk,
      inside: fills(gold, stroke('-326,272 -282,266 -240,256', 4, 1, 1)),
    }) +
    glow(s, -284, 330, 230, 230, 0, '#ffe08a 0 .8', '#ffc53d .5 .3', '#ffc53d 1 0') +
    group('translate(-284 244)', lantern(s)) +
    group('translate(-315 208)', fingers(s, 62, 36)) +
    s.shape(
      '-316,220! -318,198 -300,186 -272,184 -256,194 -252,222! -260,214 -268,222! -276,215 -283,222! -291,215 -299,222! -307,214',
      skinTone.skin,
      { ink: { color: skinTone.line, width: 3.4 }, cel: [skinTone.skinShade, -4, -6] },
    )
  const coat = s.shape(
    '-64,226 -122,250 -140,330 -132,430 -124,530 -150,640 -196,800! -60,830 120,830 290,790! 240,640 206,530 208,430 204,310 176,256 80,222',
    cream,
    {
      ink,
      cel: [shade, -18, 0],
      inside:
        fill(
          '-130,300 -60,360 40,400 150,360 200,300 210,420 60,430 -60,420 -140,390',
          shade,
          0.7,
        ) +
        fills(
          shade,
          ...(whole
            ? [
                stroke('-20,560 -60,680 -90,820', 34),
                stroke('90,560 130,680 170,800', 40),
                stroke('-100,560 -124,660 -150,780', 18),
                stroke('170,560 200,660 240,780', 22),
              ]
            : []),
          stroke('160,400 120,470 130,530', 22),
          stroke('-110,420 -90,480 -100,530', 16),
        ),
    },
  )
  const seams = fills(
    ink.color,
    stroke('-14,380 -20,460 -22,540', 3.4, 0.6, 0.6),
    stroke('-24,566 -40,680 -44,826', 3.6, 0.6, 0.8),
    stroke('60,566 84,660 96,720', 3, 0.8, 0),
  )
  const button = (x: number, y: number) =>
    s.shape(oval(x, y, 9, 10), gold, {
      ink: { color: '#7a4a10', width: 3 },
      cel: ['#d48a1c', -3, -3],
    })
  const belt =
    s.shape('-130,524! -60,546 40,554 208,526! 214,556! 60,586 -60,580 -136,556!', navy, {
      ink: navyInk,
      cel: ['#223258', 0, -8],
    }) +
    s.shape('-46,540! 8,546! 8,592! -46,586!', gold, {
      ink: { color: '#7a4a10', width: 3.4 },
      inside: fill('-34,552! -4,556! -4,580! -34,576!', navy),
    })
  const collarBack = s.shape('-30,190! -80,214 -60,250! 100,250! 112,214 74,186!', '#223258', {
    ink: navyInk,
  })
  const collar = (text: string, ...lines: string[]) =>
    s.shape(text, navy, {
      ink: navyInk,
      edge: true,
      cel: ['#223258', -7, -8],
      inside: fills(gold, ...lines),
    })
  const collars =
    collar(
      '-34,200! -96,228 -136,252 -176,300! -150,344 -112,366! -60,352 -16,372! -40,300 -42,240',
      stroke('-160,296 -136,332 -106,350 -64,338 -22,356', 6, 0.8, 0.8),
      stroke('-146,288 -126,318 -98,334 -62,324 -28,336', 3.4, 0.8, 0.8),
    ) +
    collar(
      '76,194! 140,224 190,250 236,304! 212,356 170,384! 90,352 -16,372! 30,300 68,240',
      stroke('220,302 200,342 166,366 96,338 -2,358', 6, 0.8, 0.8),
      stroke('204,294 188,326 160,348 102,322 16,338', 3.4, 0.8, 0.8),
    )
  const scarfInk = { color: '#8a3410', width: 3.8 }
  const scarf =
    s.shape('-24,372! -70,404 -92,470 -84,500! -54,470 -26,452 -6,388', '#ff8a3d', {
      ink: scarfInk,
      cel: ['#d95d1c', -6, -6],
    }) +
    s.shape('-4,374! 30,410 50,468 66,512! 26,488 0,466 -18,390', '#ff9a4d', {
      ink: scarfInk,
      cel: ['#d95d1c', -6, -4],
    }) +
    s.shape('-40,358 -14,350 10,358 14,384 -12,396 -38,386', '#ff8a3d', {
      ink: scarfInk,
      cel: ['#d95d1c', -5, -7],
    })
  const upperArm = s.shape(
    '150,262 196,258 232,310 262,400 290,480 270,528 222,520! 196,450 176,360',
    cream,
    {
      ink,
      edge: true,
      cel: [shade, -9, -8],
      inside: fills(
        shade,
        stroke('196,440 236,470 284,470', 12),
        stroke('186,330 200,400 224,450', 14),
      ),
    },
  )
  const forearm = s.shape(
    '288,486! 286,530 236,546 176,528 120,502! 108,440 134,402! 196,424 240,440',
    cream,
    {
      ink,
      cel: [shade, -4, -14],
      inside: fills(
        shade,
        stroke('282,500 240,490 214,462', 12),
        stroke('270,530 220,516 190,480', 10),
      ),
    },
  )
  const back = s.shape(
    '136,399! 100,398 70,408 54,430 54,450! 62,444 70,452! 77,446 86,453! 93,447 101,453! 108,447 118,454! 130,472!',
    skinTone.skin,
    { ink: { color: skinTone.line, width: 3.4 }, cel: [skinTone.skinShade, -3, -9] },
  )
  const hand = group('translate(54 438)', fingers(s, 64, 38)) + back
  const held =
    `<circle cx="84" cy="570" r="190" fill="${s.radial(84, 570, 190, '#ffd76a 0 .7', '#ffc53d .45 .2', '#ffc53d 1 0')}"/>` +
    group('translate(84 478)', lantern(s))
  return (
    (cut === 'top' ? lifted() : farArm) +
    collarBack +
    coat +
    (whole
      ? seams + belt + button(-62, 430) + button(30, 440) + button(-64, 490) + button(28, 502)
      : '') +
    neck(s, skinTone.skin, skinTone.skinShade, skinTone.line) +
    s.shape('-60,316! -20,328 50,308! 12,354! -36,356!', '#ffffff', {
      ink: navyInk,
      inside: fill(stroke('-60,334 -16,346 50,328', 7, 1, 1), navy),
    }) +
    upperArm +
    collars +
    scarf +
    (cut !== 'top'
      ? forearm +
        held +
        hand +
        s.shape('156,398! 138,446 148,512! 120,504 108,440 128,388!', navy, {
          ink: navyInk,
          inside: fills(gold, stroke('143,398 123,444 134,508', 4.5, 0.8, 0.8)),
        })
      : raised())
  )
}
