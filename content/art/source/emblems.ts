import { star } from './motifs.ts'

import type { Sheet } from './sheet.ts'
import { box, fill, fills, oval } from './sheet.ts'

const disc = (s: Sheet, base: string, shade: string, ink: string, inside: string) =>
  s.shape(oval(64, 64, 58), base, { ink: { color: ink, width: 6 }, cel: [shade, -6, -7], inside })

/** Hiyori: a lighthouse whose beams cut the disc. */
export function hiyoriEmblem(s: Sheet): string {
  const ink = { color: '#4f3422', width: 5 }
  return (
    disc(
      s,
      '#ffc53d',
      '#f0a01c',
      '#4f3422',
      fills('#fff7c2', '60,44! -10,12! -10,64! 60,52!', '68,44! 138,12! 138,64! 68,52!') +
        fill('-4,112! 30,98 64,102 98,98 134,112! 134,140! -4,140!', '#2f4470'),
    ) +
    s.shape('44,108! 52,62! 76,62! 84,108!', '#fffaf0', {
      ink,
      cel: ['#f0d3b0', -7, 0],
      inside: fill('30,78! 100,78! 100,92! 30,92!', '#e5484d'),
    }) +
    s.shape(box(52, 38, 24, 22, 2), '#fff3a8', { ink }) +
    s.shape('46,40! 54,24 64,19 74,24 82,40!', '#e5484d', { ink }) +
    s.shape(box(44, 57, 40, 9, 4), '#2f4470', { ink })
  )
}

/** Luka: a comet crossing over one swing of a radio wave. */
export function lukaEmblem(s: Sheet): string {
  return (
    disc(
      s,
      '#3e63dd',
      '#2b48b4',
      '#1f2d5c',
      `<path d="M-4 92c16 0 16-30 32-30s16 44 34 44 18-36 34-36 16 24 40 22" fill="none" stroke="#1f2d5c" stroke-width="17" stroke-linecap="round"/><path d="M-4 92c16 0 16-30 32-30s16 44 34 44 18-36 34-36 16 24 40 22" fill="none" stroke="#abbdf9" stroke-width="9" stroke-linecap="round"/>` +
        fills('#d2deff', '14,10! 50,22 84,40! 74,52! 40,34!', '36,4! 62,16 90,34! 84,42! 56,24!'),
    ) +
    s.shape(star(84, 46, 25, 18), '#ffd66b', {
      ink: { color: '#1f2d5c', width: 5 },
      cel: ['#f0a93a', -4, -4],
    })
  )
}

/** Tsumugi: a sprout standing in a loop of yarn. */
export function tsumugiEmblem(s: Sheet): string {
  const ink = { color: '#1d3b31', width: 5 }
  const yarn = 'M13 92C34 106 60 102 71 84C82 65 76 50 64 50C52 50 46 65 57 84C68 102 94 106 115 92'
  return (
    disc(s, '#29a383', '#1d8268', '#1d3b31', '') +
    s.shape('59,98! 60,72 61,46! 67,46! 68,72 69,98!', '#7ad45c', { ink }) +
    s.shape('63,50! 58,28 38,16 18,20! 22,44 42,54', '#b6f08a', { ink, cel: ['#6fbf4f', -4, -6] }) +
    s.shape('65,50! 70,28 90,16 110,20! 106,44 86,54', '#d0f7a4', {
      ink,
      cel: ['#6fbf4f', -4, -6],
    }) +
    `<path d="${yarn}" fill="none" stroke="#1d3b31" stroke-width="15" stroke-linecap="round"/><path d="${yarn}" fill="none" stroke="#fff3dc" stroke-width="8" stroke-linecap="round"/>` +
    fill('61,98! 61,84! 67,84! 67,98!', '#7ad45c')
  )
}
