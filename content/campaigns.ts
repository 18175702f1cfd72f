import type { CampaignSeed } from './types.ts'

/** Where codes can be typed: the one below is read out on the demo's own page, for whoever tries it. */
export const campaigns: readonly CampaignSeed[] = [
  {
    identifier: 'radio-tape',
    title: {
      ja: '「深夜二時のラジオ」カセットの、裏に書いてある言葉',
      en: 'What is written on the back of the “Radio at 2 A.M.” tape',
    },
    body: {
      ja: 'カセットのケースを開けて、いちばん裏。ルカの字で、13文字が書いてあります。\nそれを下に入れてください。だれかに先に言ってしまわないように、こっそりと。',
      en: 'Open the case of the tape and look at the very back: thirteen characters in Luka’s hand.\nType them below. Quietly, before somebody else does.',
    },
    art: 'draw-night',
    openedDaysAgo: 5,
    closesDaysAhead: 40,
    reward: { kind: 'COIN', amount: 100 },
    isOncePerFan: true,
    usesMost: 20_000,
    shared: {
      code: '2AM0RAD10TAP',
      uses: 10_000,
      note: {
        ja: '運営より：カセットをお持ちでない方は、デモ用の「{code}」をお試しください。おひとり1回使えます。',
        en: 'From the station: without a tape, try the demo’s own “{code}”. Each fan can use it once.',
      },
    },
  },
]
