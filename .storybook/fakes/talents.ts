import { fakeOf } from '../fake.ts'
import { fakeImage } from '../fakeImage.ts'

export const fakeTalent = fakeOf('Talent', {
  id: 'talent_luka',
  slug: 'luka',
  name: '夜半ルカ',
  reading: 'よわ ルカ',
  palette: 'indigo',
  catchphrase: '深夜二時です。眠れない人も、起きていたい人も、ようこそ。',
  profile: '放送局の屋上に住みついた、夜更かしの星好き。',
  fanName: '二等星',
  isFollowedOnceChosen: true,
  room: null,
  portrait: fakeImage('luka-portrait'),
  bust: fakeImage('luka-bust'),
  emblem: fakeImage('luka-emblem'),
})

/** The demo brand's three. */
export const talents = {
  hiyori: fakeTalent({
    id: 'talent_hiyori',
    slug: 'hiyori',
    name: '朝凪ひより',
    reading: 'あさなぎ ひより',
    palette: 'amber',
    catchphrase: 'おはようございます。灯台、本日も異常なしです。',
    profile: '灯台守の見習い。いちばん早起き。',
    fanName: '灯り守',
    portrait: fakeImage('hiyori-portrait'),
    bust: fakeImage('hiyori-bust'),
    emblem: fakeImage('hiyori-emblem'),
  }),
  luka: fakeTalent(),
  tsumugi: fakeTalent({
    id: 'talent_tsumugi',
    slug: 'tsumugi',
    name: '温井つむぎ',
    reading: 'ぬくい つむぎ',
    palette: 'jade',
    catchphrase: '失敗はぜんぶ堆肥！ 温室ゲーム部、はじめます！',
    profile: '温室の部長。水やりとゲームの毎日。',
    fanName: '園芸部',
    portrait: fakeImage('tsumugi-portrait'),
    bust: fakeImage('tsumugi-bust'),
    emblem: fakeImage('tsumugi-emblem'),
  }),
}
