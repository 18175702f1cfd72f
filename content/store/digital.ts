import type { StoreItem } from '../types.ts'

export const digital: readonly StoreItem[] = [
  {
    slug: 'voice-good-morning',
    kind: 'DIGITAL',
    name: {
      ja: '朝凪ひより「おはよう灯台」目覚ましの曲',
      en: 'Asanagi Hiyori: Good Morning Lighthouse, tunes to wake up by',
    },
    description: {
      ja: '月曜から日曜まで、一日に一曲ずつ、ぜんぶで七曲。\nひよりが灯台のオルゴールで弾きました。日曜日の曲だけ、二度寝してもいい速さです。',
      en: 'Seven tunes, one for each morning of the week, that Hiyori played on the lighthouse’s music box.\nSunday’s is slow enough to fall asleep again.',
    },
    details: [
      {
        name: { ja: '収録', en: 'Tracks' },
        text: { ja: '7曲（MP3）', en: '7 tracks (MP3)' },
      },
    ],
    art: ['goods-alarm'],
    talent: 'hiyori',
    priceCoins: 480,
    taxClass: 'STD10',
    perPersonLimit: 1,
  },
  {
    slug: 'radio-recordings',
    kind: 'DIGITAL',
    name: {
      ja: '夜半ルカ「深夜二時のラジオ」書き起こし 第1巻',
      en: 'Yowa Luka: Radio at 2 A.M., written down, vol. 1',
    },
    description: {
      ja: '放送されなかった雑談を、スタッフが書き起こしました。ひと晩に一つ、ぜんぶで六つ。\n題のない曲の、いちばん古い録音つき。',
      en: 'The talk that never went on air, written down by the staff: six nights of it.\nWith the oldest recording of the song without a title.',
    },
    details: [
      {
        name: { ja: '収録', en: 'Recordings' },
        text: { ja: '読みもの6編・1曲（MP3）', en: '6 texts, 1 track (MP3)' },
      },
    ],
    art: ['goods-cassette'],
    talent: 'luka',
    priceCoins: 980,
    taxClass: 'STD10',
    perPersonLimit: 1,
  },
  {
    slug: 'greenhouse-soundtrack',
    kind: 'DIGITAL',
    name: {
      ja: '温室ゲーム部 サウンドトラック',
      en: 'Greenhouse Game Club: the soundtrack',
    },
    description: {
      ja: '待ち時間の曲、負けた日の曲、はちみつ鉄道の曲。温井つむぎが温室で録った3曲に、聴いた人のバッジがつきます。',
      en: 'Songs to wait by, to lose by, and one for Honey Railway: three tracks that Tsumugi recorded in her greenhouse, and a badge for who listens.',
    },
    details: [
      {
        name: { ja: '収録', en: 'Tracks' },
        text: { ja: '3曲（MP3）・バッジ', en: '3 tracks (MP3), a badge' },
      },
    ],
    art: ['goods-record'],
    talent: 'tsumugi',
    priceYen: 1650,
    priceCoins: 1650,
    taxClass: 'STD10',
    perPersonLimit: 1,
  },
  {
    slug: 'harbour-wallpapers',
    kind: 'DIGITAL',
    name: { ja: '夜の港の壁紙セット', en: 'Harbour at night wallpapers' },
    description: {
      ja: 'スマートフォン用とパソコン用、時間ごとに空の色がかわる六枚組です。',
      en: 'Six pictures for phone and desktop: the sky is another colour every few hours.',
    },
    art: ['goods-phone', 'scene-harbour-night'],
    priceCoins: 300,
    taxClass: 'STD10',
    perPersonLimit: 1,
  },
  {
    slug: 'photo-book',
    kind: 'DIGITAL',
    name: { ja: 'デジタル写真集『放送局の一日』', en: 'Digital photo book: A day at the station' },
    description: {
      ja: '朝の灯台から真夜中の放送室まで、局員のカメラで追った一日。8ページ。',
      en: 'From the lighthouse at six to the booth at midnight, through the staff’s own camera. 8 pages.',
    },
    details: [
      {
        name: { ja: '形式', en: 'Format' },
        text: { ja: '画面で読む本・8ページ', en: 'To read on the screen, 8 pages' },
      },
    ],
    art: ['goods-book'],
    priceYen: 1200,
    priceCoins: 1200,
    taxClass: 'STD10',
    perPersonLimit: 1,
  },
  {
    slug: 'station-members',
    kind: 'SUBSCRIPTION',
    name: { ja: 'よいやみ会員（月額）', en: 'Yoiyami membership (monthly)' },
    description: {
      ja: '三人が書いた、会員だけのあとがたり。会員でいるあいだ、いつでもひらけます。\n毎月同じ日に自動で更新されます。いつでも解約でき、期間の終わりまでご利用いただけます。',
      en: 'Afterwords that the three of them wrote for members, to open whenever you like while you are one.\nRenews on the same day each month. Cancel any time; it lasts until the period’s end.',
    },
    art: ['goods-member'],
    priceYen: 980,
    taxClass: 'STD10',
  },
  {
    slug: 'handwritten-letter',
    kind: 'GIFT',
    name: { ja: '夜半ルカからの手書きのお返事', en: 'A handwritten reply from Yowa Luka' },
    description: {
      ja: '200字までのおたよりに、ルカが便箋一枚でお返事します。おたよりはご購入の手続きで書けて、お返事が書かれるまで何度でもなおせます。\n便箋はご住所に届き、書きあがったお返事は「ライブラリ」でも読めます。',
      en: 'Luka answers your letter of up to 200 characters on a sheet of paper. Write it as you buy; you can change it until she answers.\nThe sheet comes by post, and you can read her answer in your library as soon as it is written.',
    },
    art: ['goods-letter'],
    talent: 'luka',
    priceYen: 6600,
    taxClass: 'STD10',
    stock: 4,
    perPersonLimit: 1,
    isMadeToOrder: true,
    deliveryEstimate: { ja: '1〜2か月後に郵送', en: 'By post in one to two months' },
  },
  {
    slug: 'signed-poster-lot',
    kind: 'LOTTERY',
    name: { ja: '三人のサイン入りポスターくじ', en: 'Lots for a poster signed by all three' },
    description: {
      ja: '30名様に、三人のサイン入りポスターをお届けします。はずれはなく、応募された全員に壁紙「港の夜」を差し上げます。\n抽選の手順と結果は、どなたでも確かめられます。',
      en: 'Thirty posters, signed by all three. Nobody leaves with nothing: each entry gets the wallpaper of the harbour at night.\nAnyone can check how it was drawn.',
    },
    details: [
      {
        name: { ja: '景品', en: 'Prizes' },
        text: {
          ja: 'サイン入りポスター（B2）30本、壁紙「港の夜」全員',
          en: '30 signed posters (B2); the wallpaper for everyone',
        },
      },
    ],
    art: ['goods-poster'],
    priceCoins: 200,
    taxClass: 'STD10',
    saleUntil: { daysAhead: 6, time: '24:00' },
    perPersonLimit: 5,
    deliveryEstimate: {
      ja: '抽選から2週間以内に発送',
      en: 'Posters ship within two weeks of the draw',
    },
  },
]
