import { fakeBadge } from '#features/collection/fakes.ts'
import { fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { fakeBookGift } from '#storybook/fakes/gifts.ts'
import { fakeStoreItem } from '#storybook/fakes/store.ts'
import { talents } from '#storybook/fakes/talents.ts'

export const fakeImageViewGift = fakeOf('ImageViewGift', {
  id: 'specialgift_view',
  name: '描きおろし「港の三人」',
  count: 2,
  pictures: [fakeImage('scene-harbour-night'), fakeImage('scene-lighthouse-dawn')],
})

export const fakeImageDownloadGift = fakeOf('ImageDownloadGift', {
  id: 'specialgift_download',
  name: '港の六つの時刻',
  count: 3,
  images: (['wallpaper-dawn', 'wallpaper-noon', 'wallpaper-night'] as const).map((name) => ({
    picture: fakeImage(name),
    files: [
      { for: 'PHONE', width: 1170, height: 2532, url: `/files/held/${name}?shape=phone` },
      { for: 'DESKTOP', width: 2560, height: 1440, url: `/files/held/${name}?shape=desktop` },
    ],
  })),
})

export const fakeTrack = (number: number, title: string, seconds: number) => {
  const url = `/files/films/held/${number}.mp3?key=any`
  return { number, title, seconds, url, downloadUrl: `${url}&download=` }
}

export const fakeSoundGift = fakeOf('SoundGift', {
  id: 'specialgift_sound',
  name: '温室ゲーム部 サウンドトラック',
  count: 3,
  seconds: 106,
  tracks: [
    fakeTrack(1, '待ち時間の曲', 32),
    fakeTrack(2, '負けた日の曲', 36),
    fakeTrack(3, 'はちみつ鉄道の曲', 38),
  ],
})

export const fakeLinkGift = fakeOf('LinkGift', {
  id: 'specialgift_link',
  name: '会員だけの展示室',
  host: 'gallery.example.com',
  url: 'https://gallery.example.com/room/7',
})

export const fakeFanBadgeGift = fakeOf('FanBadgeGift', {
  id: 'specialgift_badge',
  name: '温室のリスナー',
  badge: fakeBadge({ id: 'badge_listener', picture: fakeImage('tsumugi-emblem') }),
})

export const everyGift = [
  fakeImageViewGift(),
  fakeImageDownloadGift(),
  fakeSoundGift(),
  fakeBookGift(),
  fakeLinkGift(),
  fakeFanBadgeGift(),
]

/** Bought, each with something else in it. */
export const opened = {
  soundtrack: fakeStoreItem({
    id: 'storeitem_soundtrack',
    kind: 'DIGITAL',
    name: '温室ゲーム部 サウンドトラック',
    pictures: [fakeImage('goods-record')],
    talent: talents.tsumugi,
    viewerMayOpen: true,
    viewerCameBy: 'PURCHASE',
    specialGifts: [fakeSoundGift(), fakeFanBadgeGift()],
  }),
  wallpapers: fakeStoreItem({
    id: 'storeitem_wallpapers',
    kind: 'DIGITAL',
    name: '夜の港の壁紙セット',
    pictures: [fakeImage('goods-phone')],
    viewerMayOpen: true,
    viewerCameBy: 'PURCHASE',
    specialGifts: [fakeImageDownloadGift()],
  }),
  radio: fakeStoreItem({
    id: 'storeitem_nights',
    kind: 'DIGITAL',
    name: '夜半ルカ「深夜二時のラジオ」書き起こし 第1巻',
    pictures: [fakeImage('goods-cassette')],
    talent: talents.luka,
    viewerMayOpen: true,
    viewerCameBy: 'PURCHASE',
    specialGifts: [fakeBookGift(), fakeLinkGift()],
  }),
}

export const fakeLetter = fakeOf('GiftLetter', {
  id: 'giftletter_one',
  checkoutId: 'checkout_01',
  gift: fakeStoreItem({
    id: 'storeitem_letter',
    kind: 'GIFT',
    name: '夜半ルカからの手書きのお返事',
    pictures: [fakeImage('goods-letter')],
    talent: talents.luka,
  }),
  state: 'UNWRITTEN',
  text: null,
  draft: null,
  revision: 0,
  writtenAt: null,
  answer: null,
})

const written = {
  text: 'ルカさん、こんばんは。\n受験の前の夜、「二番めに明るい星でいい」という話に救われました。\n春から、港のある町に住みます。',
  revision: 1,
  writtenAt: '2026-11-20T03:00:00.000Z',
}

export const fakeLetterAnswer = fakeOf('GiftLetterAnswer', {
  text: 'こんばんは、ルカです。\n二番めの星は、一番の星がまぶしくて見えない夜にも、ちゃんとそこにいます。\n港の町に着いたら、まず夜の海を見に行ってください。灯台が三秒くらい遅れて光ったら、それはわたしのせいです。',
  picture: null,
  at: '2026-12-20T03:00:00.000Z',
})

/** A letter in each of its states. */
export const letters = {
  unwritten: fakeLetter(),
  drafted: fakeLetter({ draft: written.text }),
  written: fakeLetter({ ...written, state: 'WRITTEN' }),
  waiting: fakeLetter({ ...written, state: 'WITH_TALENT' }),
  answered: fakeLetter({ ...written, state: 'ANSWERED', answer: fakeLetterAnswer() }),
  answeredByHand: fakeLetter({
    ...written,
    state: 'ANSWERED',
    answer: fakeLetterAnswer({ text: null, picture: fakeImage('goods-letter') }),
  }),
  withdrawn: fakeLetter({ ...written, state: 'WITHDRAWN' }),
}
