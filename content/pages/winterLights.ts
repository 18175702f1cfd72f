import { atJst } from '../schedule.ts'
import type { LandingPageContent } from '../types.ts'

/** The station's winter event: ten evenings of lights in the harbour. */
export const winterLights = (now: Date): LandingPageContent => ({
  place: 'LP',
  identifier: 'winter-lights',
  title: { ja: '港の灯りまつり 2026', en: 'Harbour Lights 2026' },
  lead: {
    ja: '雪の港に、ひとり一本の灯りを。冬の十夜、よいやみ放送局は朝まで起きています。',
    en: 'A light for each of you, over a harbour in the snow. For ten winter nights the station stays up till morning.',
  },
  art: 'scene-winter',
  opensAt: atJst(now, 0, '00:00').toISOString(),
  closesAt: atJst(now, 45, '24:00').toISOString(),
  blocks: [
    {
      kind: 'countdown',
      heading: { ja: '点灯式まで', en: 'Until the lights go on' },
      until: atJst(now, 12, '20:00').toISOString(),
      after: {
        ja: '灯りがつきました。港でお待ちしています。',
        en: 'The lights are on. We’re waiting at the harbour.',
      },
    },
    {
      kind: 'text',
      heading: { ja: '消さない夜が、十回あります', en: 'Ten nights that stay lit' },
      body: {
        ja: '一年でいちばん夜が長いころ、放送局は港に灯りを吊るします。電球は、みなさんの席の数だけ。名前を書いて、好きな色でともしてください。\n\n・点灯式は20時から。三人そろっての生放送です\n・二夜目から九夜目は、毎晩ちがう当番がお相手します\n・最後の夜は「夜明けまで起きてる会」。朝の6時半に、ひよりが灯りを消します',
        en: 'When the nights are longest, the station hangs its lights over the harbour: one bulb for each of you. Put your name on it and light it in the colour you like.\n\n・The lights go on at 20:00, live, with all three of them\n・From the second night to the ninth, somebody else is on duty each evening\n・The last night is “Up Until Dawn”. At half past six Hiyori turns off the lights',
      },
      link: {
        path: '/events',
        label: { ja: '配信の予定を見る', en: 'See what is on' },
      },
    },
    {
      kind: 'video',
      heading: { ja: '予告をどうぞ', en: 'The trailer' },
      playlist: 'station-films',
    },
    {
      kind: 'talents',
      heading: { ja: '灯りの当番', en: 'On duty' },
      talents: ['hiyori', 'luka', 'tsumugi'],
    },
    {
      kind: 'items',
      heading: { ja: '夜が長いあいだの、あたたかいもの', en: 'Warm things for long nights' },
      items: [
        'penlights',
        'greenhouse-scarf',
        'bedside-radio',
        'bird-plush',
        'herbal-tea',
        'bird-mug',
      ],
      link: { path: '/store', label: { ja: 'ストアをひらく', en: 'Open the store' } },
    },
    {
      kind: 'machines',
      heading: { ja: 'まつりのトレジャーマシン', en: 'The festival’s machine' },
      machines: ['lighthouse-festival'],
    },
    {
      kind: 'picture',
      art: 'scene-radio-booth',
      caption: {
        ja: '深夜二時のブース。ルカは、点灯式の日だけ時報をはずさないそうです。',
        en: 'The booth at two in the morning. On the night of the lights, says Luka, the time signal will be on time.',
      },
    },
    { kind: 'schedule', heading: { ja: 'つぎの放送', en: 'Next on air' } },
    { kind: 'code', campaign: 'radio-tape' },
    {
      kind: 'text',
      heading: { ja: '特別番組は、投票で決まります', en: 'The special is yours to choose' },
      body: {
        ja: '最後の夜に放送する特別番組は、まだ決まっていません。一日一票。三つの企画から、いちばん見たい夜を選んでください。',
        en: 'What we broadcast on the last night is still open. One vote a day: choose, of three ideas, the night that you want to see.',
      },
      link: {
        path: '/voting-event/winter-special',
        label: { ja: '投票する', en: 'Vote' },
      },
    },
  ],
})
