import type { DeniedWord } from './types.ts'

/*
 * How a word is looked for. Text and word are folded alike: NFKC, lower case, katakana to hiragana,
 * invisible characters dropped. A word with kana or kanji in it matches anywhere, since Japanese
 * has no word breaks. A word in Latin letters matches whole, between anything that is not a Latin
 * letter or digit, since a substring would refuse honest words ("Scunthorpe").
 *
 * So a Japanese entry must not sleep inside ordinary kana: 「しんでくれ」 is in 「たのしんでくれて」,
 * 「はげ」 in 「はげまし」, 「でぶ」 in 「道でぶつかる」. Such words are written in kanji, at length, or left out.
 */

const abuse = [
  '死ね',
  'タヒね',
  '死んでくれ',
  '死んだほうがいい',
  '殺すぞ',
  'ぶっ殺',
  '消え失せろ',
  '首吊れ',
  '自殺しろ',
  '気違い',
  '基地外',
  'ゴミクズ',
  'クソ野郎',
  'クソ女',
  'どブス',
  'fuck',
  'fucking',
  'fucker',
  'bitch',
  'whore',
  'slut',
  'retard',
  'kys',
  'kill yourself',
]

/** What this fandom calls unforgivable: digging for who a performer is or where they live. */
const exposure = ['住所特定', '自宅特定', '本名特定', '中の人特定', '前世バレ', '凸りに行', 'doxx']

const solicitation = [
  '援交',
  'パパ活',
  'ママ活',
  '出会い系',
  '裏垢女子',
  'セフレ募集',
  '無修正動画',
  'onlyfans',
]

const spam = [
  '闇バイト',
  '高額バイト',
  '即日現金',
  '必ず儲かる',
  '簡単に稼げ',
  '副業紹介',
  'LINE追加',
  'オンラインカジノ',
  'アカウント売ります',
  'アカウント買取',
  'フォロワー販売',
  'online casino',
  'crypto signals',
  'free coins',
]

/** Whole names only: 「ルカ」 is in 「イルカ」, and つむぎ is what some fans are called at home. */
const impersonation = [
  '公式',
  '運営',
  'スタッフ',
  '事務局',
  '管理人',
  '管理者',
  'サポート窓口',
  'よいやみ放送局',
  '朝凪ひより',
  '朝凪 ひより',
  'あさなぎひより',
  'あさなぎ ひより',
  '夜半ルカ',
  '夜半 ルカ',
  'よわるか',
  'よわ ルカ',
  '温井つむぎ',
  '温井 つむぎ',
  'ぬくいつむぎ',
  'ぬくい つむぎ',
  'official',
  'admin',
  'administrator',
  'moderator',
  'staff',
  'support',
  'yoiyami broadcasting',
  'asanagi hiyori',
  'hiyori asanagi',
  'yowa luka',
  'luka yowa',
  'nukui tsumugi',
  'tsumugi nukui',
]

const scoped = (words: readonly string[], scope: DeniedWord['scope']): readonly DeniedWord[] =>
  words.map((word) => ({ word, scope }))

/** What no tenant's messages and names may hold. */
export const deniedEverywhere = scoped(
  [...abuse, ...exposure, ...solicitation, ...spam],
  'EVERYWHERE',
)

/** The tenant's words that messages and names, or names alone, may not hold. */
export const deniedWords: readonly DeniedWord[] = [
  ...deniedEverywhere,
  ...scoped(impersonation, 'NAMES'),
]
