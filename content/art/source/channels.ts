import { spark } from './motifs.ts'

import type { Sheet } from './sheet.ts'
import { box, fill, fills, group, oval } from './sheet.ts'

const CHANNEL = { color: '#332a55', width: 4.4 }

const tile = (s: Sheet, from: string, to: string, inside: string) =>
  s.clip(
    box(0, 0, 96, 96, 24),
    fill(box(0, 0, 96, 96), s.linear(0, 0, 0, 96, `${from} 0`, `${to} 1`)) + inside,
  )

export const channels: Record<string, (s: Sheet) => string> = {
  megaphone: (s) =>
    tile(
      s,
      '#ffdcc8',
      '#ffab94',
      fill(oval(70, 34, 40), '#fff', 0.3) +
        group(
          'rotate(-14 48 48)',
          s.shape('34,56! 40,80 50,80! 48,56!', '#5b6bb0', {
            ink: CHANNEL,
            cel: ['#3f4d8c', -4, 0],
          }) +
            s.shape('16,38! 14,48 16,58! 38,58 66,74! 72,48 66,22! 38,38', '#fffaf2', {
              ink: CHANNEL,
              cel: ['#ecc7b4', -3, -9],
              inside: fill('10,30! 28,30! 28,64! 10,64!', '#e5604d'),
            }) +
            s.shape(oval(67, 48, 7, 27), '#e5604d', { ink: CHANNEL, cel: ['#b53b3f', -2, -6] }),
        ) +
        `<path d="M80 22l7-8M85 40l9-3" stroke="#332a55" stroke-width="5" stroke-linecap="round"/>`,
    ),
  lobby: (s) =>
    tile(
      s,
      '#3b4a96',
      '#b779b4',
      fills('#fff3d0', spark(18, 22, 8), oval(78, 18, 2.4), oval(30, 44, 2)) +
        fill(oval(48, 42, 40), s.radial(48, 42, 40, '#ffe08a 0 .8', '#ffe08a 1 0')) +
        fill('-4,82! 30,76 60,78 100,82! 100,100! -4,100!', '#2b2a63') +
        s.shape('43,88! 45,58! 51,58! 53,88!', '#44598f', { ink: CHANNEL }) +
        s.shape('31,32! 36,58! 60,58! 65,32!', s.linear(0, 30, 0, 58, '#fff6c8 0', '#ffc04a 1'), {
          ink: CHANNEL,
        }) +
        s.shape('26,32! 38,18 48,14 58,18 70,32!', '#44598f', {
          ink: CHANNEL,
          cel: ['#2e3d6e', -5, -3],
        }) +
        s.shape(oval(48, 12, 4), '#ffd66b', { ink: CHANNEL }) +
        s.shape(box(36, 86, 24, 8, 3), '#44598f', { ink: CHANNEL }),
    ),
  lighthouse: (s) =>
    tile(
      s,
      '#fff1bf',
      '#ffc24d',
      fill('44,30! 100,8! 100,52!', '#fffbe6', 0.9) +
        fill('52,30! -6,14! -6,48!', '#fffbe6', 0.9) +
        fill('-4,80! 24,72 60,74 100,80! 100,100! -4,100!', '#3c8fae') +
        s.shape('32,86! 40,40! 58,40! 66,86!', '#fffaf0', {
          ink: CHANNEL,
          cel: ['#efcfae', -6, 0],
          inside: fill('20,54! 80,54! 80,68! 20,68!', '#e5604d'),
        }) +
        s.shape(box(40, 24, 18, 16, 1), '#fff3a8', { ink: CHANNEL }) +
        s.shape('35,26! 42,14 49,10 56,14 63,26!', '#e5604d', { ink: CHANNEL }) +
        s.shape(box(35, 38, 28, 7, 3), '#44598f', { ink: CHANNEL }),
    ),
  radio: (s) =>
    tile(
      s,
      '#24317a',
      '#5a6fd8',
      fills('#dfe6ff', spark(20, 24, 7), oval(78, 20, 2.2), oval(84, 64, 2), oval(14, 58, 2)) +
        `<path d="M24 34v12a24 24 0 0 0 48 0v-12" fill="none" stroke="#141a40" stroke-width="10"/><path d="M24 34v12a24 24 0 0 0 48 0v-12" fill="none" stroke="#ffd66b" stroke-width="5"/>` +
        s.shape('45,68! 45,86! 34,90! 62,90! 51,86! 51,68!', '#ffd66b', { ink: CHANNEL }) +
        s.shape(
          box(34, 10, 28, 48, 14),
          s.linear(34, 0, 62, 0, '#9fb0f5 0', '#fff .4', '#8a9be0 1'),
          {
            ink: CHANNEL,
            inside:
              fills('#4a59a6', box(34, 20, 28, 4), box(34, 28, 28, 4)) +
              fill(box(34, 36, 28, 8), '#e5604d'),
          },
        ),
    ),
  sprout: (s) =>
    tile(
      s,
      '#dff7e6',
      '#86d3ae',
      s.shape('45,58! 45,36! 51,36! 51,58!', '#5cbf5a', { ink: CHANNEL }) +
        s.shape('48,40! 44,20 28,10 12,16! 18,36 34,44', '#8fdc6a', {
          ink: CHANNEL,
          cel: ['#4ea552', -3, -5],
        }) +
        s.shape('48,40! 52,16 70,6 86,12! 80,34 64,42', '#aee886', {
          ink: CHANNEL,
          cel: ['#4ea552', -3, -5],
        }) +
        s.shape('26,62! 32,90! 64,90! 70,62!', '#e8915c', {
          ink: CHANNEL,
          cel: ['#bf6238', -9, 0],
        }) +
        s.shape(box(22, 52, 52, 13, 4), '#f2a672', { ink: CHANNEL, cel: ['#cc7846', -7, -4] }),
    ),
  paintbrush: (s) =>
    tile(
      s,
      '#ffe3ef',
      '#e79ac4',
      s.shape(
        '12,62 10,42 24,26 48,22 70,30 80,48 72,60 58,58 54,66 60,78 48,86 26,80',
        '#fff4e4',
        { ink: CHANNEL, cel: ['#e6c6b4', -4, -6] },
      ) +
        fills('#e5604d', oval(26, 48, 6)) +
        fills('#ffc53d', oval(38, 36, 6)) +
        fills('#3fae8c', oval(56, 38, 6)) +
        fills('#5472e4', oval(30, 65, 6)) +
        group(
          'rotate(38 60 50)',
          s.shape('56,44! 55,8 60,-4 65,8 64,44!', '#8f5db0', {
            ink: CHANNEL,
            cel: ['#6a3f8c', -3, 0],
          }) +
            s.shape(box(53, 42, 14, 12, 1), '#d9e0f5', { ink: CHANNEL }) +
            s.shape('53,54! 50,68 60,86! 70,68 67,54!', '#ff7a8a', {
              ink: CHANNEL,
              cel: ['#d44a68', -3, -3],
            }),
        ),
    ),
}
