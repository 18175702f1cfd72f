import type { SeedPostPictures } from './types.ts'

/** What the cast’s posts show, which were written before posts showed anything. */
export const postPictures: readonly SeedPostPictures[] = [
  {
    daysAgo: 1,
    time: '22:41',
    author: 'yowa_luka',
    pictures: ['scene-radio-booth', 'scene-harbour-night'],
  },
  { daysAgo: 1, time: '21:15', author: 'haineko_a', pictures: ['scene-fan-sketch'] },
  { daysAgo: 1, time: '07:05', author: 'asanagi_hiyori', pictures: ['scene-lighthouse-dawn'] },
  { daysAgo: 2, time: '17:36', author: 'nukui_tsumugi', pictures: ['scene-greenhouse'] },
]
