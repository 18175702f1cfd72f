import { fakeCampaign } from '#features/campaign-code/fakes.ts'
import { fakePlaylist } from '#features/player/fakes.ts'
import { fakeMachine } from '#features/treasure-machine/fakes.ts'
import { fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { schedules } from '#storybook/fakes/schedules.ts'
import { storeItems } from '#storybook/fakes/store.ts'
import { talents } from '#storybook/fakes/talents.ts'

const { hiyori, luka, tsumugi } = talents

export const fakeText = fakeOf('LandingTextBlock', {
  heading: '消さない夜が、十回あります',
  body: '一年でいちばん夜が長いころ、放送局は港に灯りを吊るします。電球は、みなさんの席の数だけ。\n\n・点灯式は20時から。三人そろっての生放送です\n・最後の夜は「夜明けまで起きてる会」。朝の6時半に、ひよりが灯りを消します',
  link: { __typename: 'LandingPageLink', path: '/events', label: '配信の予定を見る' },
})

export const fakeCountdown = fakeOf('LandingCountdownBlock', {
  heading: '点灯式まで',
  until: '2026-12-01T11:00:00.000Z',
  after: '灯りがつきました。港でお待ちしています。',
})

export const fakeBlocks = {
  countdown: fakeCountdown(),
  text: fakeText(),
  talents: fakeOf('LandingTalentsBlock', {
    heading: '灯りの当番',
    talents: [hiyori, luka, tsumugi],
  })(),
  items: fakeOf('LandingItemsBlock', {
    heading: '夜が長いあいだの、あたたかいもの',
    items: [storeItems.penlights, storeItems.madeToOrder, storeItems.few, storeItems.soldOut],
    link: { __typename: 'LandingPageLink', path: '/store', label: 'ストアをひらく' },
  })(),
  machines: fakeOf('LandingMachinesBlock', {
    heading: 'まつりのトレジャーマシン',
    machines: [fakeMachine()],
  })(),
  picture: fakeOf('LandingPictureBlock', {
    picture: fakeImage('scene-radio-booth'),
    caption: '深夜二時のブース。ルカは、点灯式の日だけ時報をはずさないそうです。',
  })(),
  schedule: fakeOf('LandingScheduleBlock', {
    heading: 'つぎの放送',
    schedules: [schedules.camera, schedules.morning, schedules.walk],
  })(),
  video: fakeOf('LandingVideoBlock', { heading: '予告をどうぞ', playlist: fakePlaylist() })(),
  code: fakeOf('LandingCodeBlock', { page: fakeCampaign() })(),
} as const

const {
  countdown,
  text,
  talents: three,
  items,
  machines,
  picture,
  schedule,
  video,
  code,
} = fakeBlocks

export const fakeLandingPage = fakeOf('LandingPage', {
  id: 'landingpage_winter',
  identifier: 'winter-lights',
  state: 'OPEN',
  isPreview: false,
  title: '港の灯りまつり 2026',
  lead: '雪の港に、ひとり一本の灯りを。冬の十夜、よいやみ放送局は朝まで起きています。',
  picture: fakeImage('scene-winter'),
  sharePicture: '/art/scene-winter.svg',
  opensAt: '2026-11-19T15:00:00.000Z',
  closesAt: '2026-12-31T15:00:00.000Z',
  blocks: [countdown, text, video, three, items, machines, picture, schedule, code],
})
