import { banners, winterBanners } from './banners.ts'
import { campaigns } from './campaigns.ts'
import { announcements } from './channels/announcements.ts'
import { atelier } from './channels/atelier.ts'
import { comet } from './channels/comet.ts'
import { moonrise } from './channels/moonrise.ts'
import { greenhouse } from './channels/greenhouse.ts'
import { lighthouse } from './channels/lighthouse.ts'
import { lobby } from './channels/lobby.ts'
import { midnight } from './channels/midnight.ts'
import { supportEmail } from './desk.ts'
import { birthDates } from './birthDates.ts'
import { fans } from './fans.ts'
import { faq } from './faq.ts'
import { films, playlists } from './films.ts'
import { fortunes } from './fortunes/fortunes.ts'
import { life } from './life/life.ts'
import { stickers } from './stickers.ts'
import { firstNight } from './pages/firstNight.ts'
import { winterLights } from './pages/winterLights.ts'
import { informations } from './informations.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'
import { seller } from './legal/seller.ts'
import { deniedWords } from './moderation.ts'
import { store } from './store/store.ts'
import { earlySales } from './store/earlySales.ts'
import { laterGifts } from './store/laterGifts.ts'
import { specialGifts } from './store/specialGifts.ts'
import { laterMissions, missions } from './missions.ts'
import { comments } from './comments.ts'
import { postPictures } from './postPictures.ts'
import { postPolls } from './postPolls.ts'
import { posts } from './posts.ts'
import { taggedPosts } from './taggedPosts.ts'
import { officialTopicCategories, topicCategories, topics } from './topics.ts'
import { backstage } from './backstage.ts'
import { checkInStores } from './checkInStores.ts'
import { digitalPresents, presents } from './presents.ts'
import { digitalDraws, prizeDraws } from './prizeDraws.ts'
import { questionnaires } from './questionnaires.ts'
import { programmes } from './programmes.ts'
import { stepSeason } from './steps.ts'
import { supporterSeason } from './supporters.ts'
import { stories } from './stories.ts'
import { treasure } from './treasure.ts'
import { staff, talents } from './talents.ts'
import { voting } from './voting.ts'
import type { Channel, Community, Happening, World } from './types.ts'

const tenant: World['tenant'] = {
  id: 'ouen',
  name: { ja: 'よいやみ放送局', en: 'Yoiyami Broadcasting' },
  supportEmail,
}

const community: Community = {
  slug: 'yoiyami',
  name: { ja: 'よいやみ放送局', en: 'Yoiyami Broadcasting' },
  tagline: {
    ja: '夜ふかしと早起きの、あいだの放送局',
    en: 'On air between staying up late and getting up early',
  },
  description: {
    ja: '港町のはずれの小さな放送局から、灯台のひより、深夜のルカ、温室のつむぎがお届けします。聴く人も、描く人も、ただ眺めていたい人も、ここでどうぞ。',
    en: 'From a small station at the edge of a harbour town: Hiyori in the lighthouse, Luka in the small hours, Tsumugi in the greenhouse. Come to listen, to draw, or just to sit by the window.',
  },
  palette: 'green',
  hero: 'hero',
  share: 'share',
  welcomeCoins: 300,
  welcomeTickets: 1,
}

const channels: readonly Channel[] = [
  announcements,
  lobby,
  lighthouse,
  midnight,
  greenhouse,
  atelier,
]

const happenings: readonly Happening[] = [
  {
    kind: 'STREAM',
    title: { ja: '深夜二時のラジオ', en: 'Radio at 2 A.M.' },
    body: {
      ja: '題のない曲の続きと、たまったおたよりを少し。時報は今夜も測られます。',
      en: 'More of the song without a title, and a few letters from the pile. The time signal will be measured again.',
    },
    daysAhead: 1,
    time: '02:00',
    talent: 'luka',
    channel: 'midnight',
  },
  {
    kind: 'STREAM',
    title: { ja: 'おはよう灯台', en: 'Good Morning Lighthouse' },
    body: {
      ja: '海の色のお知らせと、新しいトースターの初点火。6時50分には課長も来ます。',
      en: 'The colour of the sea, and a new toaster’s first morning. The section chief flies in at 6:50.',
    },
    daysAhead: 1,
    time: '06:30',
    talent: 'hiyori',
    channel: 'lighthouse',
  },
  {
    kind: 'STREAM',
    title: { ja: '温室ゲーム部', en: 'Greenhouse Game Club' },
    body: {
      ja: '新しいゲームを選ぶ会。候補は『はちみつ鉄道』と『おにぎり将棋』です。',
      en: 'We choose the next game: “Honey Railway” or “Onigiri Shogi”.',
    },
    daysAhead: 2,
    time: '20:00',
    talent: 'tsumugi',
    channel: 'greenhouse',
  },
  {
    kind: 'EVENT',
    title: { ja: '夜明けまで起きてる会', en: 'Up Until Dawn' },
    body: {
      ja: '三人そろって、灯台のてっぺんから日の出まで。おたよりのテーマは「眠れなかった夜の話」。',
      en: 'All three of them, at the top of the lighthouse until the sun is up. Send a letter about a night you couldn’t sleep.',
    },
    daysAhead: 4,
    time: '01:00',
    channel: 'lobby',
  },
  {
    kind: 'NEWS',
    title: { ja: '「みんなの港町」お披露目', en: 'Our harbour town, unveiled' },
    body: {
      ja: '工作室で描いてきた一枚が、放送局の壁に飾られます。家はあと二軒ぶん空いています。',
      en: 'The picture drawn together in the Atelier goes up on the station’s wall. Two plots are still free.',
    },
    daysAhead: 6,
    time: '19:00',
    channel: 'atelier',
  },
]

/** The demo tenant's whole world: what a first start fills the database with. */
export const world: World = {
  tenant,
  community,
  talents,
  staff,
  fans,
  birthDates,
  channels,
  rooms: [comet],
  membersRooms: [moonrise],
  happenings,
  programmes,
  informations,
  posts,
  taggedPosts,
  postPictures,
  postPolls,
  topicCategories,
  officialTopicCategories,
  topics,
  comments,
  deniedWords,
  seller,
  store,
  specialGifts,
  laterGifts,
  earlySales,
  voting,
  treasure,
  prizeDraws,
  digitalDraws,
  missions,
  laterMissions,
  stories,
  questionnaires,
  campaigns,
  banners,
  presents,
  digitalPresents,
  winterBanners,
  films,
  playlists,
  pages: [winterLights, firstNight],
  checkInStores,
  stepSeason,
  supporterSeason,
  backstage,
  fortunes,
  stickers,
  faq,
  life,
  legal: { terms, privacy },
}
