import type { MembersRoom } from '../types.ts'

export const moonrise: MembersRoom = {
  slug: 'moonrise',
  name: { ja: '月の出待ち', en: 'Waiting for the moon' },
  topic: {
    ja: '会員のみなさんと三人の、いちばんしずかな待合室',
    en: 'The quietest waiting room there is, for members and the three of them',
  },
  emblem: 'goods-member',
  membership: 'station-members',
  posting: 'MEMBERS',
  messages: [
    {
      author: 'yoiyami_staff',
      daysAgo: 4,
      time: '18:00',
      text: '会員のみなさんの部屋ができました。\n三人も、手のあいたときに来ます。ゆっくりしていってください。',
    },
    {
      author: 'asanagi_hiyori',
      daysAgo: 4,
      time: '18:20',
      text: 'いちばん乗りです！　ここでは、放送でこぼれた話をします。',
    },
    {
      author: 'yowa_luka',
      daysAgo: 3,
      time: '02:30',
      text: '月が出るまで、電気はつけなくていいと思います',
    },
    {
      author: 'nukui_tsumugi',
      daysAgo: 2,
      time: '21:10',
      text: '待っているあいだに、お茶をいれますね。人数ぶん、多めに。',
    },
    {
      author: 'yowa_luka',
      minutesAgo: 35,
      text: 'あとがたりの感想は、ここで聞きます。小さい声でどうぞ',
    },
  ],
}
