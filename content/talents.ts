import type { StaffMember, Talent } from './types.ts'

export const talents: readonly Talent[] = [
  {
    handle: 'asanagi_hiyori',
    slug: 'hiyori',
    name: { ja: '朝凪ひより', en: 'Asanagi Hiyori' },
    reading: { ja: 'あさなぎ ひより', en: '' },
    palette: 'amber',
    catchphrase: {
      ja: 'おはようございます。灯台、本日も異常なしです。',
      en: 'Good morning. All quiet at the lighthouse.',
    },
    profile: {
      ja: '灯台守の家に生まれた、朝の人。毎朝6時半から「おはよう灯台」で、海の色と、きのうあった小さなことを話します。得意なのは早起き、苦手なのはトースト。',
      en: 'Born to a family of lighthouse keepers, and a morning person to the bone. On “Good Morning Lighthouse”, from 6:30, she talks about the colour of the sea and the small things of the day before. Good at getting up, bad at toast.',
    },
    fanName: { ja: '灯り守', en: 'Lamp Keepers' },
    debut: '2025-04-07',
    art: { portrait: 'hiyori-portrait', bust: 'hiyori-bust', emblem: 'hiyori-emblem' },
  },
  {
    handle: 'yowa_luka',
    slug: 'luka',
    name: { ja: '夜半ルカ', en: 'Yowa Luka' },
    reading: { ja: 'よわ ルカ', en: '' },
    palette: 'indigo',
    catchphrase: {
      ja: '深夜二時です。眠れない人も、起きていたい人も、ようこそ。',
      en: 'It’s two in the morning. Can’t sleep, won’t sleep: welcome, either way.',
    },
    profile: {
      ja: '放送局の屋上に住みついた、夜更かしの星好き。「深夜二時のラジオ」では、おたよりを読み、ピアノを弾き、時報をだいたい3秒はずします。いちばん明るい星より、二番目の星が好き。',
      en: 'A night owl and stargazer who has more or less moved onto the station’s roof. On “Radio at 2 A.M.” she reads letters, plays the piano and misses the time signal by about three seconds. Prefers the second brightest star to the brightest.',
    },
    fanName: { ja: '二等星', en: 'Second Stars' },
    debut: '2025-06-21',
    art: { portrait: 'luka-portrait', bust: 'luka-bust', emblem: 'luka-emblem' },
  },
  {
    handle: 'nukui_tsumugi',
    slug: 'tsumugi',
    name: { ja: '温井つむぎ', en: 'Nukui Tsumugi' },
    reading: { ja: 'ぬくい つむぎ', en: '' },
    palette: 'jade',
    catchphrase: {
      ja: '失敗はぜんぶ堆肥！ 温室ゲーム部、はじめます！',
      en: 'Every mistake is compost! The Greenhouse Game Club is open!',
    },
    profile: {
      ja: '古い温室にゲーム機を持ちこんで、ひとりで部活をはじめた部長。あきらめが悪く、ゲームオーバーのたびに「堆肥になった」と言って立ちあがります。うしろの鉢植えはトマトのジョセフィーヌ。',
      en: 'She carried a console into an old greenhouse and founded a club of one. Stubborn: every game over is “compost for the next try”. The plant behind her is a tomato by the name of Josephine.',
    },
    fanName: { ja: '園芸部', en: 'Garden Club' },
    debut: '2025-09-13',
    art: { portrait: 'tsumugi-portrait', bust: 'tsumugi-bust', emblem: 'tsumugi-emblem' },
  },
]

export const staff: StaffMember = {
  handle: 'yoiyami_staff',
  displayName: '放送局スタッフ',
  avatar: 'mark',
}
