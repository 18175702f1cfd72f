import type { Channel } from '../types.ts'

export const announcements: Channel = {
  slug: 'announcements',
  name: { ja: 'お知らせ', en: 'Announcements' },
  topic: {
    ja: '放送局からのお知らせ。書きこむのはスタッフと三人だけです',
    en: 'News from the station. Only the staff and the three of them post here',
  },
  emblem: 'channel-megaphone',
  visibility: 'PUBLIC',
  posting: 'STAFF',
  messages: [
    {
      author: 'yoiyami_staff',
      daysAgo: 6,
      time: '10:00',
      text: '今週の番組表です。\n「おはよう灯台」は毎朝6時半、「深夜二時のラジオ」は一晩おき、「温室ゲーム部」は一日おきの20時から。\nルカの時報だけは、だいたいの時刻とお考えください。',
      art: 'scene-schedule',
    },
    {
      author: 'yoiyami_staff',
      daysAgo: 6,
      time: '17:30',
      text: '「工作室」を、参加した方だけが見られる部屋にしました。\n描きかけの絵も、縫い目がほどけた袋も、安心して置いていってください。',
    },
    {
      author: 'asanagi_hiyori',
      daysAgo: 5,
      time: '07:24',
      text: 'けさの放送で鳴った大きな音は、避難訓練ではなくトースターです。灯台も父も無事です。お騒がせしました。',
    },
    {
      author: 'yoiyami_staff',
      daysAgo: 4,
      time: '18:00',
      text: '三人そろっての配信が決まりました。題して「夜明けまで起きてる会」。\n深夜1時から日の出まで、灯台のてっぺんからお送りします。日時はホームに出ています。\n途中で寝てしまっても大丈夫です。出演者も、たぶん一人寝ます。',
    },
    {
      author: 'yowa_luka',
      daysAgo: 4,
      time: '18:06',
      text: 'ひよりさんは22時に電池が切れる人なので、起こす係は私です。毛布とピアノを持っていきます。',
    },
    {
      author: 'yoiyami_staff',
      daysAgo: 3,
      time: '11:00',
      text: '温室ゲーム部の部屋に、部則の三条ができました。\n「先の話は、部長が尋ねるまで一回分待つ」。\n部員のみなさんが話しあって決めてくださったものです。はじめての方も、ゲームの話をするときはこれだけ覚えておいてください。',
    },
    {
      author: 'yoiyami_staff',
      daysAgo: 2,
      time: '15:00',
      text: '前回の「深夜二時のラジオ」で、音が6分ほど止まりました。床のケーブルが踏まれて抜けたのが原因です。\n足はスタッフのものでした。申し訳ありません。アーカイブは、ルカの希望で無音のまま残しています。',
    },
    {
      author: 'nukui_tsumugi',
      daysAgo: 2,
      time: '23:20',
      text: '『迷子の郵便局』、最後の一通まで配りおわりました！！\n失敗は全部で52回、堆肥にして52袋。水やりしてくれた部員のみんな、ほんとうにありがとう。今夜はよく眠れる土です。',
    },
    {
      author: 'yoiyami_staff',
      daysAgo: 1,
      time: '12:00',
      text: '「夜明けまで起きてる会」で読むおたよりを募集します。テーマは「眠れなかった夜の話」。\n長さは自由ですが、ルカが声に出して読みます。息つぎの場所があると助かるそうです。',
    },
    {
      author: 'asanagi_hiyori',
      daysAgo: 1,
      time: '12:20',
      text: 'わたしは夜更かしの練習をはじめました。ゆうべは22時20分まで起きていられたので、のびしろがあります。',
    },
  ],
}
