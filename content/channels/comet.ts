import type { Room } from '../types.ts'

export const comet: Room = {
  slug: 'comet',
  name: { ja: '彗星観測室', en: 'Comet watch' },
  topic: {
    ja: 'メダルの番号で呼び合う、ちいさな観測室',
    en: 'A small room where we call each other by our medals’ numbers',
  },
  emblem: 'luka-emblem',
  talent: 'luka',
  nft: 'medal-luka',
  posting: 'MEMBERS',
  messages: [
    {
      author: 'yowa_luka',
      daysAgo: 5,
      time: '02:40',
      text: '観測室、開けました。\nメダルの番号が、そのまま座席番号です',
    },
    { author: 'kujira_beta', daysAgo: 5, time: '02:44', text: '座席、窓ぎわでした。記録します。' },
    {
      author: 'haineko_a',
      daysAgo: 5,
      time: '02:51',
      text: 'メダルの裏の尾っぽ、光に透かすと少しだけ長く見えます',
    },
    {
      author: 'kogoe',
      daysAgo: 4,
      time: '23:58',
      text: 'あの、ここだと、小さい声でも届く気がします。',
    },
    { author: 'yowa_luka', daysAgo: 3, time: '02:10', text: '届いています。星の音より大きいです' },
    {
      author: 'yakin_kingyo',
      daysAgo: 2,
      time: '04:20',
      text: '夜勤の屋上から報告。東の空、雲がひとつだけ。彗星はまだです',
    },
    {
      author: 'kujira_beta',
      minutesAgo: 22,
      text: '次に近づくのは七十六年後だそうです。出席をとる係は、今から決めておきましょうか。',
    },
  ],
}
