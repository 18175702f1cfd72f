import { fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { talents } from '#storybook/fakes/talents.ts'
import type { Playing } from '#platform/film/nowPlaying.ts'

/** What goes on in the corner, without its files. */
export const inTheCorner: Playing = {
  id: 'video_day',
  title: '港の一日',
  artist: '',
  seconds: 12,
  href: '/player/playlist_films/video_day',
  picture: fakeImage('scene-store').url,
  sources: [],
  captions: [],
  captionsIn: 'ja',
  pace: 1,
  volume: 1,
  isMuted: true,
  isKept: false,
}

/** A film without its files: a story shows what is around it, and its picture. */
export const fakeVideo = fakeOf('Video', {
  id: 'video_winter',
  title: '港の灯りまつり 2026 予告',
  seconds: 19,
  talent: null,
  description: '雪の港に、ひとり一本の灯りを。十夜のはじまりを、少しだけ先に。',
  picture: fakeImage('scene-winter'),
  isForMembers: false,
  viewerSeconds: null,
  sources: [],
  captions: [],
})

export const films = {
  winter: fakeVideo(),
  day: fakeVideo({
    id: 'video_day',
    title: '港の一日',
    seconds: 84,
    picture: fakeImage('scene-store'),
    description: '朝の灯台から夜の放送まで。よいやみ放送局のまわりを、ひとまわり。',
  }),
  members: fakeVideo({
    id: 'video_after',
    title: '放送のあとで',
    talent: talents.luka,
    isForMembers: true,
    picture: fakeImage('scene-radio-booth'),
    sources: null,
    captions: null,
    description: 'マイクを切ったあとの、スタジオと温室。会員のみなさんだけに、おやすみを言います。',
  }),
}

export const fakePlaylist = fakeOf('Playlist', {
  id: 'playlist_films',
  title: '放送局の短い映画',
  picture: fakeImage('scene-harbour-night'),
  description: '一本、三十秒たらず。お湯がわくまでのあいだに、どうぞ。',
  videos: [films.winter, films.day, films.members],
  viewerVideo: films.winter,
})
