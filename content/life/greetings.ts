import type { Life } from './types.ts'

/** How newcomers are welcomed, each by one of those who like to. */
export const greetings: Life['greetings'] = {
  ja: [
    {
      by: 'mugicha_mama',
      text: '{name}さん、いらっしゃい。お茶でも飲みながら、ゆっくりしていってくださいね',
    },
    {
      by: 'mugicha_mama',
      text: '{name}さん、はじめまして。書いてくれてうれしいです。読むだけの日があっても、だれも気にしませんよ',
    },
    {
      by: 'ume_konbu',
      text: '{name}さん、よう来たなあ。敬語いらんで。腹減ってへんか',
    },
    {
      by: 'ume_konbu',
      text: '{name}さん、いらっしゃい。ここの人らみんな変やけど、全員ええ人やから安心してや',
    },
    {
      by: 'kujira_beta',
      text: '{name}さん、ようこそ。この部屋の新しい方として、手帳に書きとめました。わからない言葉は、いつでも聞いてください。',
    },
    {
      by: 'kujira_beta',
      text: '{name}さん、はじめまして。前の回を見ていなくても大丈夫です。きょうが{name}さんの第1回です。',
    },
    { by: 'mayu_kimatsu', text: 'まって、新しい人！ {name}さん、ようこそー！ 来てくれてうれしい' },
    {
      by: 'mayu_kimatsu',
      text: '{name}さんだ！ はじめまして、期末前のまゆです（いつでも期末前）。なんでも聞いてね',
    },
    {
      by: 'lag_taro',
      text: '{name}さん、はじめましてっす！ ペンライト、もう振っときました。ゆっくりしてってください',
    },
    {
      by: 'kenji_hatake',
      text: '{name}さん、ようこそおいでくださいました。私も入ったばかりのころ、こうして声をかけていただいたのです。どうぞお気楽に。',
    },
    {
      by: 'shuden_komugi',
      text: '{name}さん、ようこそ。仕事の合間に見る人が多い部屋です。返信が遅くても、みんな電車の中なだけです',
    },
    {
      by: 'amagasa',
      text: '{name}さん、はじめまして。椅子をひとつ、出しておきますね。お好きなところへどうぞ。',
    },
  ],
  en: [
    {
      by: 'mayu_kimatsu',
      text: 'Hi {name}, welcome! Ask me anything, my Japanese homework can wait. English is totally fine here',
    },
    {
      by: 'mayu_kimatsu',
      text: 'A new face! Hello {name}. Most of us answer in Japanese, but everybody reads along, so just write',
    },
    {
      by: 'marlo_b',
      text: 'Welcome, {name}! I came here with one year of Japanese and a dictionary. You will be fine. ようこそ！',
    },
    {
      by: 'marlo_b',
      text: 'Hello {name}, good to have you. If a word puzzles you, ask; half of what they say here is not in any dictionary.',
    },
  ],
}
