import type { Voting } from './types.ts'

/** Votes that are always open: they opened some days before the demo began, and go on for weeks. */
export const voting: readonly Voting[] = [
  {
    identifier: 'winter-special',
    title: { ja: '冬の特別番組、どれが見たい？', en: 'Which winter special shall we make?' },
    description: {
      ja: 'いちばん票を集めた番組を、年末にほんとうに放送します。投票は1日1票、毎日0時に新しい1票が届きます。',
      en: 'The programme with the most votes really goes on air at the end of the year. One vote a day; a new one comes at midnight in Japan.',
    },
    art: 'scene-ballot',
    results: 'LIVE',
    openedDaysAgo: 3,
    closesDaysAhead: 27,
    shareRewardCoins: 10,
    candidates: [
      {
        slug: 'sunrise',
        name: { ja: '灯台で初日の出', en: 'First sunrise at the lighthouse' },
        description: {
          ja: 'ひよりと一緒に、今年最後の夜から最初の朝まで。お汁粉つき。',
          en: 'With Hiyori, from the year’s last night to its first morning. Sweet soup included.',
        },
        art: 'scene-lighthouse-dawn',
        talent: 'hiyori',
        weight: 5,
      },
      {
        slug: 'radio',
        name: { ja: '朝まで生ラジオ', en: 'Live radio until dawn' },
        description: {
          ja: 'ルカの「深夜二時のラジオ」が、二時に終わりません。',
          en: 'Luka’s “Radio at 2 A.M.”, and this time it does not stop.',
        },
        art: 'scene-radio-booth',
        talent: 'luka',
        weight: 6,
      },
      {
        slug: 'greenhouse',
        name: { ja: '温室で年越しゲーム', en: 'New Year’s games in the greenhouse' },
        description: {
          ja: 'つむぎが勝つまで年が明けません。ジョセフィーヌも参戦。',
          en: 'The year will not turn until Tsumugi wins. Josephine plays too.',
        },
        art: 'scene-greenhouse',
        talent: 'tsumugi',
        weight: 4,
      },
      {
        slug: 'harbour',
        name: { ja: '港の夜の三人ライブ', en: 'All three, live at the harbour' },
        description: {
          ja: '一年ぶりの三人そろってのステージ。新曲もひとつ。',
          en: 'All three on one stage for the first time in a year, with one new song.',
        },
        art: 'scene-harbour-night',
        weight: 7,
      },
      {
        slug: 'sketches',
        name: { ja: 'みんなのスケッチ展', en: 'A show of everyone’s sketches' },
        description: {
          ja: 'アトリエに届いた絵を、三人が一枚ずつ紹介します。',
          en: 'The three present the drawings from the atelier, one by one.',
        },
        art: 'scene-fan-sketch',
        weight: 2,
      },
    ],
  },
]
