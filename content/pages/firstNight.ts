import { atJst } from '../schedule.ts'
import type { LandingPageContent } from '../types.ts'

/** What somebody new may like to know, to be passed on to them. */
export const firstNight = (now: Date): LandingPageContent => ({
  place: 'V',
  identifier: 'first-night',
  title: { ja: 'はじめての夜に', en: 'Your first night' },
  lead: {
    ja: 'よいやみ放送局は、夜ふかしと早起きのあいだにあります。三分で読める、港の歩きかた。',
    en: 'The station is somewhere between staying up late and getting up early. A way around the harbour, in three minutes.',
  },
  art: 'scene-harbour-night',
  opensAt: atJst(now, -30, '00:00').toISOString(),
  blocks: [
    {
      kind: 'text',
      heading: { ja: 'まずは、聴くだけで', en: 'To begin with, just listen' },
      body: {
        ja: '発言しなくても、だれも気にしません。ルームをひらいて、流れていくことばを眺めているだけの人が、実はいちばん多いのです。\n\n・「ロビー」には、いつでもだれかがいます\n・ひとこと目は「はじめまして」で十分です\n・反応したくなったら、ペンライトをひと振り',
        en: 'Nobody minds if you say nothing. Most of those in a room only watch the words go by.\n\n・Somebody is always in the Lobby\n・“Hello” is quite enough to begin with\n・When you feel like answering, wave a penlight',
      },
    },
    {
      kind: 'talents',
      heading: { ja: '三人を紹介します', en: 'Meet the three' },
      talents: ['hiyori', 'luka', 'tsumugi'],
    },
    {
      kind: 'video',
      heading: { ja: '港を、ひとまわり', en: 'Once around the harbour' },
      playlist: 'station-films',
    },
    { kind: 'schedule', heading: { ja: 'つぎに聴けるもの', en: 'What you can hear next' } },
    {
      kind: 'text',
      heading: { ja: '推しの色で、灯りをつける', en: 'A light in their colour' },
      body: {
        ja: '「この人の声がいい」と思ったら、推しに選んでみてください。あなたの画面が、その人の色になります。あとからいつでも変えられます。',
        en: 'If you find that you like somebody’s voice, choose them. Your pages take on their colour, and you can change your mind at any time.',
      },
      link: { path: '/', label: { ja: '放送局の玄関へ', en: 'To the station’s door' } },
    },
  ],
})
