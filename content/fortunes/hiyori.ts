import type { FortuneLine } from './types.ts'

/** In the voice of the lighthouse: early, tidy, and at odds with its toaster. */
export const hiyori: readonly FortuneLine[] = [
  {
    slug: 'hiyori-001',
    luck: 'GREAT',
    text: {
      ja: '灯台の明かりが、きょうはきみの方角を少し長めに照らしています。どうぞまっすぐ。',
      en: 'The lighthouse lingers a little in your direction today. Go straight ahead.',
    },
    charm: { ja: '右のポケット', en: 'Your right pocket' },
  },
  {
    slug: 'hiyori-002',
    luck: 'GOOD',
    text: {
      ja: 'トーストが、ちょうどいい色で止まります。うちのは止まりませんでした。二枚ぶんどうぞ。',
      en: 'Your toast stops at just the right brown. Mine did not. Have luck for two slices.',
    },
    charm: { ja: 'マーマレード', en: 'Marmalade' },
  },
  {
    slug: 'hiyori-003',
    luck: 'FAIR',
    text: {
      ja: 'くもった眼鏡をふいたら、思っていたより近くに出口がありました。きっとそういう日です。',
      en: 'I wiped my glasses, and the way out was nearer than I thought. It is that kind of day.',
    },
    charm: { ja: 'きれいなハンカチ', en: 'A clean handkerchief' },
  },
  {
    slug: 'hiyori-004',
    luck: 'SMALL',
    text: {
      ja: '階段を一段多く数えました。きみの一日にも、かぞえまちがいのおまけがつきます。',
      en: 'I counted one stair too many. Your day, too, comes with one more than it should.',
    },
    charm: { ja: '奇数', en: 'An odd number' },
  },
  {
    slug: 'hiyori-005',
    luck: 'LATE',
    text: {
      ja: 'レンズみがきは上から順に、です。きみの順番はちょっと下のほう。でも、かならず来ます。',
      en: 'I polish the lens from the top down. You are a little further down, but I will get to you.',
    },
    charm: { ja: '乾いた布', en: 'A dry cloth' },
  },
  {
    slug: 'hiyori-006',
    luck: 'GOOD',
    text: {
      ja: 'かもめの課長が、めずらしくまばたきをしました。はんこをもらえたと思っていい日です。',
      en: 'The section chief, a gull, blinked for once. Consider today approved.',
    },
    charm: { ja: '赤いはんこ', en: 'A red stamp' },
  },
  {
    slug: 'hiyori-007',
    luck: 'FAIR',
    text: {
      ja: '日誌に「異常なし」と書くのは、けっこううれしいものです。きみの日誌にもそう書いておきました。',
      en: 'Writing “all quiet” in the log is a small joy. I wrote it in yours as well.',
    },
    charm: { ja: '短い鉛筆', en: 'A short pencil' },
  },
  {
    slug: 'hiyori-008',
    luck: 'GREAT',
    text: {
      ja: '水平線のはしに、見たことのない船がいます。手をふったら、ふり返してくれました。きみのぶんも。',
      en: 'A ship I have never seen is out there. I waved, and it waved back. Once for you, too.',
    },
    charm: { ja: '大きめの手袋', en: 'Gloves a size too big' },
  },
  {
    slug: 'hiyori-009',
    luck: 'FAIR',
    text: {
      ja: '早起きの秘訣は、起きてから考えること。きょうのきみも、考える前に一歩だけ足が出ます。',
      en: 'The trick of rising early is to think later. Today your foot goes first, by one step.',
    },
    charm: { ja: '左の靴', en: 'Your left shoe' },
  },
  {
    slug: 'hiyori-010',
    luck: 'SMALL',
    text: {
      ja: '油さしのふたが、さがすのをやめたとたんに出てきました。さがしものは、いったん忘れて吉です。',
      en: 'The oil can’s lid turned up once I stopped looking. What you look for likes to be forgotten.',
    },
    charm: { ja: '引き出しの奥', en: 'The back of a drawer' },
  },
  {
    slug: 'hiyori-011',
    luck: 'GOOD',
    text: {
      ja: 'きのうより海がひと目盛りぶん青いです。目盛りはわたしが決めました。きみの運もひと目盛り。',
      en: 'The sea is one notch bluer than it was. I make the notches. Your luck is up one, too.',
    },
    charm: { ja: '青い糸', en: 'A blue thread' },
  },
  {
    slug: 'hiyori-012',
    luck: 'FAIR',
    text: {
      ja: '霧笛の練習で、となり町のいぬと合唱になりました。きみの声にも、だれかが合わせてくれます。',
      en: 'I practised the foghorn, and a dog a town away joined in. Someone will join you, too.',
    },
    charm: { ja: '低い音', en: 'A low note' },
  },
]
