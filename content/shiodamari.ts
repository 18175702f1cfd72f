import { paragraphs } from './legal/paragraphs.ts'
import { deniedEverywhere } from './moderation.ts'
import { commercialTransactions, paymentServices } from './legal/selling.ts'
import type { Channel, LegalDocument, Seller, World } from './types.ts'

const supportEmail = 'desk@shiodamari.example'

const notices: Channel = {
  slug: 'notices',
  name: { ja: '館内放送', en: 'Notices' },
  topic: { ja: '水族館からのお知らせ', en: 'News from the aquarium' },
  emblem: 'shiodamari-channel-ticket',
  visibility: 'PUBLIC',
  posting: 'STAFF',
  messages: [
    {
      author: 'shiodamari_desk',
      daysAgo: 3,
      time: '16:00',
      text: '本日の閉館は21時です。消灯のあとも、ミナモだけは光っています。',
    },
    {
      author: 'koto_yadokari',
      daysAgo: 2,
      time: '18:20',
      text: '引っ越しました。あたらしい殻は青です。前の殻は売店に飾ってあります。',
    },
    {
      author: 'shiodamari_desk',
      daysAgo: 1,
      time: '12:00',
      text: '明日の「給餌の実況」は、コトが食べる側です。',
    },
  ],
}

const tank: Channel = {
  slug: 'tank',
  name: { ja: '大水槽のまえ', en: 'In front of the big tank' },
  topic: {
    ja: 'どなたでも。ガラスをたたかないでください',
    en: 'For everyone. Please don’t tap the glass',
  },
  emblem: 'shiodamari-channel-bubbles',
  visibility: 'PUBLIC',
  posting: 'MEMBERS',
  messages: [
    {
      author: 'nenbutsu_dai',
      daysAgo: 2,
      time: '20:02',
      text: '今夜のミナモさん、いつもよりゆっくりでしたね。',
    },
    {
      author: 'minamo_kurage',
      daysAgo: 2,
      time: '20:05',
      text: '潮が小さい日は、わたしも小さくおよぎます。',
    },
    { author: 'hoshi_ebi', daysAgo: 1, time: '21:14', text: '仕事帰りに見る青がいちばんきれい。' },
    {
      author: 'tsubuyaki_gai',
      daysAgo: 1,
      time: '21:20',
      text: '実況の「もぐもぐ」、回数をかぞえたら38回でした',
    },
    {
      author: 'koto_yadokari',
      daysAgo: 1,
      time: '21:22',
      text: '40回です。2回は殻のなかで食べました。',
    },
    {
      author: 'yonaka_manbou',
      minutesAgo: 24,
      text: 'はじめて来ました。ここ、声が小さくていいですね。',
    },
  ],
}

const backyard: Channel = {
  slug: 'backyard',
  name: { ja: '飼育係の部屋', en: 'The keepers’ room' },
  topic: { ja: '年間パスポートの方だけの部屋です', en: 'For those with an annual pass' },
  emblem: 'shiodamari-minamo-emblem',
  talent: 'minamo',
  visibility: 'MEMBERS',
  posting: 'MEMBERS',
  messages: [
    {
      author: 'minamo_kurage',
      daysAgo: 1,
      time: '23:10',
      text: '水温は24度です。わたしの機嫌も、だいたいそのくらいです。',
    },
    { author: 'hoshi_ebi', minutesAgo: 20, text: '日誌を書きました。きょうの光りかた：三つ。' },
  ],
}

const terms: LegalDocument = {
  version: '2026-11-01',
  title: { ja: '利用規約', en: 'Terms of use' },
  sections: [
    {
      heading: { ja: 'はじめに', en: 'Before you start' },
      body: {
        ja: paragraphs(
          'これは、ファンコミュニティ「しおだまり水族館」のデモの利用規約です。水族館も出演者も実在しません。',
          '登録できるのは13歳以上の方です。13歳から15歳の方は、保護者の同意を得てから登録してください。',
          '人をおとしめること、だれかの正体や住まいを探ることは、お断りします。',
          `お問い合わせは ${supportEmail} へどうぞ。`,
        ),
        en: paragraphs(
          'These are the terms of the demo of “Shiodamari Aquarium”, a fan community. The aquarium and its performers are fictional.',
          'You must be at least 13. If you are 13 to 15, please ask a parent or guardian before you sign up.',
          'Putting people down, or digging for who someone is or where they live, is not welcome here.',
          `Write to ${supportEmail}.`,
        ),
      },
    },
  ],
}

const privacy: LegalDocument = {
  version: '2026-11-01',
  title: { ja: 'プライバシーポリシー', en: 'Privacy policy' },
  sections: [
    {
      heading: { ja: 'おあずかりするもの', en: 'What is kept' },
      body: {
        ja: paragraphs(
          '登録した連絡先、生年月日、表示名、書きこみをおあずかりします。ほかの水族館や放送局には渡しません。',
          `消したいときは ${supportEmail} へお知らせください。`,
        ),
        en: paragraphs(
          'Your contact, date of birth, display name and what you write. None of it goes to another community.',
          `To have it deleted, write to ${supportEmail}.`,
        ),
      },
    },
  ],
}

/** Not registered for qualified invoices: its receipts bear no number. */
const seller: Seller = {
  name: { ja: 'しおだまり水族館（架空）', en: 'Shiodamari Aquarium (fictional)' },
  representative: { ja: '館長　磯辺 みなと', en: 'Minato Isobe, Director' },
  postalCode: '000-0002',
  address: { ja: '架空県しおだまり町磯1番地', en: '1 Iso, Shiodamari, Kakuu' },
  phone: '000-0000-0456',
  phoneHours: { ja: '休館日のほか 9:00〜16:00', en: 'Opening days, 9 AM to 4 PM JST' },
  commercialTransactions,
  paymentServices,
}

/** The second demo tenant: small, and different from the first in all that is a tenant's own. */
export const shiodamari: World = {
  tenant: {
    id: 'shiodamari',
    name: { ja: 'しおだまり水族館', en: 'Shiodamari Aquarium' },
    supportEmail,
    brand: {
      mode: 'dark',
      palette: 'cyan',
      grey: 'slate',
      radius: 'round',
      font: 'rounded',
      logo: 'shiodamari-mark',
      icon: 'shiodamari-icon',
    },
  },
  community: {
    slug: 'shiodamari',
    name: { ja: 'しおだまり水族館', en: 'Shiodamari Aquarium' },
    tagline: { ja: '閉館してから、およぎだす', en: 'We start swimming after closing time' },
    description: {
      ja: '海辺の小さな水族館から、クラゲのミナモとヤドカリのコトが、夜の水槽をお見せします。',
      en: 'From a small aquarium by the sea: Minamo the jellyfish and Koto the hermit crab show you the tanks at night.',
    },
    palette: 'cyan',
    welcomeCoins: 120,
    hero: 'shiodamari-hero',
    share: 'shiodamari-share',
  },
  talents: [
    {
      handle: 'minamo_kurage',
      slug: 'minamo',
      name: { ja: '海月ミナモ', en: 'Minamo' },
      reading: { ja: 'くらげ みなも', en: '' },
      palette: 'pink',
      catchphrase: {
        ja: 'ただよっています。つかまえないでください。',
        en: 'I’m drifting. Please don’t catch me.',
      },
      profile: {
        ja: '大水槽のいちばん上でただようクラゲ。満月の夜によく光ります。得意なのは待つこと、苦手なのは角。',
        en: 'A jellyfish who drifts at the very top of the big tank and glows at full moon. Good at waiting, bad at corners.',
      },
      fanName: { ja: '飼育係', en: 'Keepers' },
      debut: '2026-03-03',
      art: {
        portrait: 'shiodamari-minamo-portrait',
        bust: 'shiodamari-minamo-bust',
        emblem: 'shiodamari-minamo-emblem',
      },
    },
    {
      handle: 'koto_yadokari',
      slug: 'koto',
      name: { ja: '宿借コト', en: 'Koto' },
      reading: { ja: 'やどかり こと', en: '' },
      palette: 'orange',
      catchphrase: { ja: 'ただいま、引っ越し中です。', en: 'Moving house, one moment.' },
      profile: {
        ja: '磯の水槽に住むヤドカリ。殻を38個もっていて、どれも少しきつい。給餌の実況では食べる側です。',
        en: 'A hermit crab from the rock pool who owns 38 shells, all a little tight. On the feeding show, the one who eats.',
      },
      fanName: { ja: '大家さん', en: 'Landlords' },
      debut: '2026-05-05',
      art: {
        portrait: 'shiodamari-koto-portrait',
        bust: 'shiodamari-koto-bust',
        emblem: 'shiodamari-koto-emblem',
      },
    },
  ],
  staff: { handle: 'shiodamari_desk', displayName: '水族館受付', avatar: 'shiodamari-mark' },
  fans: [
    {
      handle: 'nenbutsu_dai',
      displayName: 'ねんぶつ鯛',
      avatar: 'avatar-goldfish',
      joinedDaysAgo: 120,
      oshi: 'minamo',
      voice: '寺の近くに住む。丁寧で短い。',
    },
    {
      handle: 'hoshi_ebi',
      displayName: 'ほしえび',
      avatar: 'avatar-whale',
      joinedDaysAgo: 80,
      oshi: 'minamo',
      voice: '仕事帰りに寄る人。色の話をする。',
    },
    {
      handle: 'tsubuyaki_gai',
      displayName: 'つぶやき貝',
      avatar: 'avatar-umbrella',
      joinedDaysAgo: 60,
      oshi: 'koto',
      voice: '何でも数える。句点をつけない。',
    },
    {
      handle: 'yonaka_manbou',
      displayName: '夜中のまんぼう',
      avatar: 'avatar-kettle',
      joinedDaysAgo: 1,
      oshi: null,
      voice: '来たばかり。ひらがなが多い。',
    },
  ],
  birthDates: {
    nenbutsu_dai: '1982-04-02',
    hoshi_ebi: '1995-12-24',
    tsubuyaki_gai: '1998-08-31',
  },
  channels: [notices, tank, backyard],
  happenings: [
    {
      kind: 'STREAM',
      title: { ja: '給餌の実況', en: 'The feeding show' },
      body: { ja: '食べる側からお送りします。', en: 'Live from the one who eats.' },
      daysAhead: 1,
      time: '19:30',
      talent: 'koto',
      channel: 'tank',
    },
    {
      kind: 'EVENT',
      title: { ja: '満月の消灯', en: 'Lights out at full moon' },
      body: {
        ja: '館内の明かりをぜんぶ消して、ミナモの光だけで過ごします。',
        en: 'Every lamp goes out, and Minamo’s glow is all there is.',
      },
      daysAhead: 5,
      time: '22:00',
      talent: 'minamo',
      channel: 'notices',
    },
  ],
  programmes: [
    {
      slug: 'feeding',
      kind: 'STREAM',
      title: { ja: '給餌の実況', en: 'The feeding show' },
      episodes: [
        { ja: '食べる側からお送りします。', en: 'Live from the one who eats.' },
        {
          ja: '殻をかえたばかりなので、配膳口に手が届くかどうかから。',
          en: 'In a new shell, so first: can the hatch be reached at all?',
        },
      ],
      talents: ['koto'],
      channel: 'tank',
      weekdays: [1, 4, 6],
      time: '19:30',
      minutes: 60,
    },
    {
      slug: 'lights-out',
      kind: 'EVENT',
      title: { ja: '消灯の夜', en: 'Lights out' },
      episodes: [
        {
          ja: '館内の明かりをぜんぶ消して、ミナモの光だけで過ごします。',
          en: 'Every lamp goes out, and Minamo’s glow is all there is.',
        },
      ],
      talents: ['minamo'],
      channel: 'notices',
      place: { ja: 'クラゲの円柱水槽のまえ', en: 'By the jellyfish column' },
      weekdays: [5],
      time: '22:00',
      minutes: 90,
    },
  ],
  deniedWords: [
    ...deniedEverywhere,
    ...['水族館受付', 'しおだまり水族館', '海月ミナモ', '宿借コト'].map((word) => ({
      word,
      scope: 'NAMES' as const,
    })),
  ],
  seller,
  legal: { terms, privacy },
}
