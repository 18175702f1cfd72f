import { films } from '#features/player/fakes.ts'
import { fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { talents } from '#storybook/fakes/talents.ts'

export const fakePage = fakeOf('StoryPage', {
  id: 'storypage_1',
  number: 1,
  picture: fakeImage('story-lamp-1'),
  text: '｜港町《みなとまち》に日が｜暮《く》れて、家々の窓がひとつずつ明るくなりました。\nけれど、｜岬《みさき》の｜灯台《とうだい》だけが、まだ暗いままです。',
})

const pages = [
  fakePage(),
  fakePage({
    id: 'storypage_2',
    number: 2,
    picture: fakeImage('story-lamp-2'),
    text: '「どうしたの、ランプさん。もう夜だよ」\nひよりが話しかけても、ランプはうんともすんとも言いません。',
  }),
  fakePage({
    id: 'storypage_3',
    number: 3,
    picture: fakeImage('story-lamp-3'),
    text: '放送局の鳥は、ランプを｜連《つ》れて｜岸壁《がんぺき》を歩きだしました。',
  }),
]

const lampStory = {
  __typename: 'Story',
  id: 'story_lamp',
  title: 'ねぼうしたランプ',
  talent: talents.hiyori,
} as const

export const fakeChapter = fakeOf('StoryChapter', {
  id: 'storychapter_flame',
  number: 1,
  kind: 'BOOK',
  title: 'つかない火',
  pageCount: 3,
  viewerPage: null,
  lock: null,
  pages,
  story: lampStory,
  next: null,
  storyId: lampStory.id,
  storyTitle: lampStory.title,
  part: { __typename: 'StoryPart', kind: 'BOOK', url: null, video: null },
})

export const fakeLock = fakeOf('StoryLock', {
  condition: 'PERIOD',
  opensAt: '2026-11-23T11:00:00.000Z',
  rankName: null,
  season: null,
  passes: 0,
  viewerPasses: null,
  passItem: null,
})

const sold = {
  passItem: { __typename: 'StoreItem' as const, id: 'storeitem_passes' },
}

/** A chapter that takes a pass, to somebody who has so many; null for a guest. */
export function withPasses(viewerPasses: number | null, areSold = false) {
  return fakeChapter({
    id: 'storychapter_lights',
    number: 4,
    title: '消した明かりのあとに',
    pages: null,
    part: null,
    lock: fakeLock({
      condition: 'VIEW_PASS',
      opensAt: null,
      passes: 1,
      viewerPasses,
      ...(areSold && sold),
    }),
  })
}

export const chapters = {
  flame: fakeChapter({
    next: {
      __typename: 'StoryChapter',
      id: 'storychapter_moon',
      title: '月にきいてみた',
      lock: null,
    },
  }),
  moon: fakeChapter({ id: 'storychapter_moon', number: 2, title: '月にきいてみた' }),
  waiting: fakeChapter({
    id: 'storychapter_morning',
    number: 3,
    title: 'とどいた朝',
    lock: fakeLock(),
    pages: null,
    part: null,
  }),
  over: fakeChapter({
    id: 'storychapter_over',
    number: 4,
    title: 'まつりの夜',
    lock: fakeLock({ opensAt: null }),
    pages: null,
    part: null,
  }),
  ranked: fakeChapter({
    id: 'storychapter_duty',
    number: 3,
    title: '温室の当番',
    pages: null,
    part: null,
    lock: fakeLock({
      condition: 'SUPPORTER_RANK',
      opensAt: null,
      rankName: 'ランタン',
      season: { __typename: 'SupporterSeason', id: 'supporterseason_winter' },
    }),
  }),
  passed: withPasses(2),
  link: fakeChapter({
    id: 'storychapter_link',
    number: 2,
    kind: 'EXTERNAL_LINK',
    title: '灯台のしくみを読む',
    pages: [],
    pageCount: 0,
    part: {
      __typename: 'StoryPart',
      kind: 'LINK',
      video: null,
      url: 'https://ja.wikipedia.org/wiki/灯台',
    },
  }),
  film: fakeChapter({
    id: 'storychapter_film',
    kind: 'VIDEO',
    title: '港をひとまわり',
    pages: [],
    pageCount: 0,
    part: { __typename: 'StoryPart', kind: 'VIDEO', url: null, video: films.day },
  }),
}

/** In the middle of the first chapter. */
export const fakePlace = fakeOf('StoryPlace', { page: 2, chapter: chapters.flame })

export const fakeStory = fakeOf('Story', {
  id: 'story_lamp',
  title: 'ねぼうしたランプ',
  talent: talents.hiyori,
  summary: 'ある夕方、灯台のランプがつきません。放送局の鳥は、夜の港へ火を探しに出かけます。',
  picture: fakeImage('story-lamp-7'),
  viewerPlace: null,
  chapters: [chapters.flame, chapters.moon],
})

export const stories = {
  lamp: fakeStory(),
  letter: fakeStory({
    id: 'story_letter',
    title: '電波でとどいた手紙',
    talent: talents.luka,
    summary: '午前二時、ルカのラジオに知らない声がまじります。それは、遠い海からのおたよりでした。',
    picture: fakeImage('story-radio-4'),
    chapters: [chapters.moon, chapters.waiting],
  }),
}

/** Film, link, and two chapters that are opened by cheering. */
export const backstage = fakeStory({
  id: 'story_backstage',
  title: '放送局の裏口から',
  talent: talents.tsumugi,
  summary: '灯台と温室とスタジオの、ふだんは見えないところ。つむぎが案内します。',
  chapters: [chapters.film, chapters.link, chapters.ranked, chapters.passed],
})
