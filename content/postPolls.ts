import type { SeedPostPoll } from './types.ts'

/** What the talents asked in posts: one is decided, one goes on for a week. */
export const postPolls: readonly SeedPostPoll[] = [
  {
    daysAgo: 1,
    time: '21:48',
    author: 'yowa_luka',
    lit: 12,
    text: '来週の深夜二時、どの話から始めましょうか。\n選ばれなかった話も、いつかの夜に。',
    duration: 'WEEK',
    choices: [
      ['眠れなかった夜の話', 6],
      ['最終電車で会った人', 4],
      ['だれかの忘れもの', 2],
      ['雨の音だけ流す', 3],
    ],
  },
  {
    daysAgo: 4,
    time: '07:20',
    author: 'asanagi_hiyori',
    lit: 10,
    text: '朝ごはん、パンの日とごはんの日、どちらが多いですか？\nあしたの放送で、多いほうのおたよりから読みます。',
    duration: 'DAY',
    choices: [
      ['パン', 5],
      ['ごはん', 7],
      ['食べる前に寝ます', 4],
    ],
  },
]
