import { fakeOf } from '../fake.ts'
import { fakeImage } from '../fakeImage.ts'
import { talents } from './talents.ts'

export const fakeBanner = fakeOf('Banner', {
  id: 'banner_vote',
  title: '冬の特別番組、あなたの1票で',
  note: '投票は1日1票。途中の順位も公開中',
  picture: fakeImage('scene-ballot'),
  href: '/voting-event/winter-special',
  sponsor: null,
  talent: null,
  closesAt: null,
})

export const banners = {
  vote: fakeBanner(),
  machine: fakeBanner({
    id: 'banner_machine',
    title: '灯台まつりの夜を、もう一度',
    href: '/treasure-machine',
    note: '朝凪ひよりのトレジャーマシン',
    picture: fakeImage('machine-dusk'),
    talent: talents.hiyori,
  }),
  sponsored: fakeBanner({
    id: 'banner_clock',
    title: '港町電機の目覚まし、灯台もおすすめ',
    note: 'ひよりの声で起きられます',
    picture: fakeImage('draw-dawn'),
    sponsor: '港町電機',
    href: 'https://shop.example.com/alarm',
    talent: talents.hiyori,
  }),
  greenhouse: fakeBanner({
    id: 'banner_greenhouse',
    title: '今週の温室は、木曜と土曜',
    href: '/events',
    note: null,
    picture: fakeImage('scene-greenhouse'),
    talent: talents.tsumugi,
  }),
}
export const wordyBanner = fakeBanner({
  id: 'banner_wordy',
  title:
    '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を、みなさんといっしょに残すことになりました',
  note: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を、'.repeat(3),
  sponsor: '港町灯台通り商店街振興組合連合会青年部夜ふかし分科会',
})

/** Small ones, enough to scroll. */
const small = (
  [
    ['tickets', 'チケットを使う', 'goods-tickets-bundle'],
    ['coins', 'コインをそろえる', 'goods-coins-jar'],
    ['draw', '無料の抽選に応募', 'goods-letter'],
    ['missions', 'ミッションでためる', 'prize-badge'],
    ['member', '会員になる', 'goods-member'],
  ] as const
).map(([id, title, art]) =>
  fakeBanner({ id: `banner_${id}`, title, note: null, picture: fakeImage(art) }),
)

export const fakeCarousel = fakeOf('CarouselBannerSection', {
  id: 'bannercarousel_now',
  title: 'いま、放送局で',
  banners: [banners.vote, banners.machine, banners.sponsored, banners.greenhouse],
})
export const fakeSlide = fakeOf('SlideBannerSection', {
  id: 'bannerslide_picks',
  title: '今月の店番から',
  banners: [banners.machine, banners.sponsored, banners.greenhouse],
})
export const fakeSwipe = fakeOf('SwipeBannerSection', {
  id: 'bannerswipe_ways',
  title: 'お楽しみの入口',
  banners: small,
})

export const bannerSections = {
  carousel: fakeCarousel(),
  slide: fakeSlide(),
  swipe: fakeSwipe(),
}

/** What counting them answers: any story that stays for a second sends it. */
export const countedBanners = {
  CountBannersPayload: () => ({ __typename: 'CountBannersSuccess' as const, count: 1 }),
}
