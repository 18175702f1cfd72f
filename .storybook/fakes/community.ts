import { fakeConnection, fakeOf } from '../fake.ts'
import { fakeImage } from '../fakeImage.ts'
import { informations } from './information.ts'
import { fakeMembership, mentionable } from './people.ts'
import { schedules } from './schedules.ts'
import { channels, notJoined } from './talk.ts'
import { talents } from './talents.ts'

/** The community as a guest sees it. */
export const fakeCommunity = fakeOf('Community', {
  id: 'community_yoiyami',
  name: 'よいやみ放送局',
  tagline: '夜ふかしと早起きの、あいだの放送局',
  description:
    '港町のはずれの小さな放送局から、灯台のひより、深夜のルカ、温室のつむぎがお届けします。聴く人も、描く人も、ただ眺めていたい人も、ここでどうぞ。',
  memberCount: 128,
  hero: fakeImage('hero'),
  shareImage: fakeImage('share'),
  talents: Object.values(talents),
  nextSchedules: [schedules.camera, schedules.radio, schedules.recording],
  officialSchedules: fakeConnection(Object.values(schedules)),
  informations: fakeConnection([informations.event, informations.goods, informations.maintenance]),
  viewerAudiences: ['JOINED', 'PUBLIC'],
  viewerFavoriteInformations: null,
  viewerUnreadInformationCount: 0,
  votingEvents: [],
  treasureMachines: [],
  viewerMissedMissions: [],
  stories: [],
  questionnaires: [],
  campaignCodePages: [],
  bannerSections: [],
  stepSeason: null,
  supporterSeason: null,
  supporterSeasons: [],
  lockedRooms: [],
  lockedRoom: null,
  channels: fakeConnection(
    Object.values(channels)
      .filter(({ visibility }) => visibility === 'PUBLIC')
      .map((channel) => ({ ...channel, ...notJoined })),
  ),
  mentionable: [mentionable('komugi'), mentionable('kujira'), mentionable('luka')],
  viewerMembership: null,
  viewerCheckout: null,
})

/** What a member gets of it. */
export const asMember = {
  viewerMembership: fakeMembership(),
  channels: fakeConnection(Object.values(channels)),
}

const drawnAvatars = ['umbrella', 'kettle', 'cat', 'whale', 'plane'] as const

/** The brand. Its community and its seller are whichever a story gives as `Community` and `Seller`. */
export const fakeTenant = fakeOf('Tenant', {
  id: 'ouen',
  name: 'よいやみ放送局',
  supportEmail: 'desk@ouen.example',
  seller: {},
  terms: {
    version: '2026-10-01',
    title: '利用規約',
    sections: [
      { heading: '登録と年齢', body: '登録できるのは13歳以上の方です。' },
      { heading: '書いたもの、描いたもの', body: 'あなたの文章や絵の権利は、あなたのものです。' },
    ],
  },
  privacyPolicy: {
    version: '2026-10-01',
    title: 'プライバシーポリシー',
    sections: [{ heading: '集める情報', body: '連絡先と生年月日をお預かりします。' }],
  },
  drawnAvatars: drawnAvatars.map((name) => ({ name, image: fakeImage(`avatar-${name}`) })),
})
