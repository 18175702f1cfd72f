import { fakeOf } from '../fake.ts'
import { fakeImage } from '../fakeImage.ts'
import { userOf } from './people.ts'

export const fakeInformation = fakeOf('GeneralInformation', {
  id: 'information_vote',
  category: 'EVENT',
  title: '冬の特別番組、投票がはじまりました',
  body: 'いちばん票を集めた番組を、年末にほんとうに放送します。\n\n・投票は1日1票です\n・毎日0時に新しい1票が届きます\n\nどれも台本はまだ白紙です。',
  picture: fakeImage('scene-ballot'),
  author: userOf('staff'),
  publishedAt: '2026-11-19T09:00:00.000Z',
  revisedAt: null,
  link: { path: '/voting-event/winter-special', label: '候補を見る' },
  viewerUnread: false,
  viewerFavors: false,
  neighbors: { newer: null, older: null },
})

export const informations = {
  unread: fakeInformation({
    id: 'information_talk',
    category: 'NEWS',
    title: '圏外で書いた言葉が、消えなくなりました',
    picture: null,
    publishedAt: '2026-11-20T01:00:00.000Z',
    viewerUnread: true,
  }),
  event: fakeInformation(),
  goods: fakeInformation({
    id: 'information_penlight',
    category: 'STORE',
    title: '公式ペンライト「よいやみの三色」、受付中です',
    picture: fakeImage('goods-penlights'),
    publishedAt: '2026-11-12T09:00:00.000Z',
  }),
  maintenance: fakeInformation({
    id: 'information_maintenance',
    category: 'MAINTENANCE',
    title: '決済メンテナンスのお知らせ（終了しました）',
    picture: null,
    publishedAt: '2026-11-10T06:00:00.000Z',
    revisedAt: '2026-11-10T18:40:00.000Z',
    link: null,
  }),
}

export const wordyInformation = fakeInformation({
  id: 'information_wordy',
  title:
    '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を、みなさんといっしょに残すことになりました',
  body: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を、みなさんといっしょに残すことになりました。'.repeat(
    8,
  ),
  viewerUnread: true,
})
