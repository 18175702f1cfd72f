import type { FilmSeed, PlaylistSeed } from './types.ts'

/** The station's short films, made of its own art: content/films/source/build.ts. */
export const films: readonly FilmSeed[] = [
  {
    slug: 'winter-lights',
    file: 'winter-lights',
    seconds: 19,
    title: { ja: '港の灯りまつり 2026 予告', en: 'Harbour Lights 2026: the trailer' },
    description: {
      ja: '雪の港に、ひとり一本の灯りを。十夜のはじまりを、少しだけ先に。',
      en: 'A light for each of you, over a harbour in the snow. A glimpse of ten nights.',
    },
    art: 'scene-winter',
  },
  {
    slug: 'harbour-day',
    file: 'harbour-day',
    seconds: 24,
    title: { ja: '港の一日', en: 'A day at the harbour' },
    description: {
      ja: '朝の灯台から夜の放送まで。よいやみ放送局のまわりを、ひとまわり。',
      en: 'From the lighthouse at dawn to the broadcast at night, once around the station.',
    },
    art: 'scene-lighthouse-dawn',
  },
  {
    slug: 'after-hours',
    file: 'after-hours',
    seconds: 19,
    isForMembers: true,
    talent: 'luka',
    title: { ja: '放送のあとで', en: 'After hours' },
    description: {
      ja: 'マイクを切ったあとの、スタジオと温室。会員のみなさんだけに、おやすみを言います。',
      en: 'The studio and the greenhouse, the microphone off. A good night for members only.',
    },
    art: 'scene-radio-booth',
  },
]

export const playlists: readonly PlaylistSeed[] = [
  {
    slug: 'station-films',
    title: { ja: '放送局の短い映画', en: 'Short films of the station' },
    description: {
      ja: '一本、三十秒たらず。お湯がわくまでのあいだに、どうぞ。',
      en: 'Under half a minute each: for while the kettle boils.',
    },
    art: 'scene-harbour-night',
    videos: ['winter-lights', 'harbour-day', 'after-hours'],
  },
]
