import type { FortuneLine } from './types.ts'

/** In the voice of the greenhouse: loud, stubborn, and advised by a tomato. */
export const tsumugi: readonly FortuneLine[] = [
  {
    slug: 'tsumugi-001',
    luck: 'GREAT',
    text: {
      ja: 'ジョセフィーヌに花が三つ！ ひとつはきみのぶんって、トマト本人が言ってます（たぶん）！',
      en: 'Josephine has three blossoms! One is yours, says the tomato (probably)!',
    },
    charm: { ja: 'トマトのへた', en: 'A tomato’s crown' },
  },
  {
    slug: 'tsumugi-002',
    luck: 'GOOD',
    text: {
      ja: '裏技を見つけた！ 説明書を読む、だ！ きみもきょう、だいじなことが書いてある紙を見つけるよ。',
      en: 'I found a secret trick: reading the manual! A useful sheet of paper will find you, too.',
    },
    charm: { ja: '説明書の裏', en: 'The back of a manual' },
  },
  {
    slug: 'tsumugi-003',
    luck: 'FAIR',
    text: {
      ja: '三回目までは練習、四回目からは本番。そして五回目からは、なんと、ベテランです！',
      en: 'Up to three it is practice, four is real, and from the fifth on you are a veteran!',
    },
    charm: { ja: '十字キーの上', en: 'Up on the pad' },
  },
  {
    slug: 'tsumugi-004',
    luck: 'SMALL',
    text: {
      ja: 'じょうろに穴があいてました。なので、いちばん端っこの芽がいちばん元気！ 穴もわるくない！',
      en: 'My watering can leaks, and the sprout in the corner loves it! Hooray for holes!',
    },
    charm: { ja: '端っこの席', en: 'A corner seat' },
  },
  {
    slug: 'tsumugi-005',
    luck: 'LATE',
    text: {
      ja: '堆肥は寝かせるほどいい！ きみの失敗も、いまごろ土の中で、ほかほかになってるころです。',
      en: 'Compost gets better with rest! Your last flop is getting warm and cosy down there.',
    },
    charm: { ja: 'あったかい土', en: 'Warm soil' },
  },
  {
    slug: 'tsumugi-006',
    luck: 'GREAT',
    text: {
      ja: '宝箱かと思ったらただの箱、かと思ったら二重底！ きょうは底まで見るのがおすすめ！',
      en: 'I took it for a treasure chest, then for a box, then found its false bottom! Look twice today!',
    },
    charm: { ja: '二重の袋', en: 'A bag in a bag' },
  },
  {
    slug: 'tsumugi-007',
    luck: 'GOOD',
    text: {
      ja: '対戦相手がいないので、窓にうつった自分に勝ちました！ きょうのきみは、きのうのきみに勝てる！',
      en: 'No opponent, so I beat my own reflection! Today’s you can beat yesterday’s!',
    },
    charm: { ja: 'ぴかぴかの窓', en: 'A shiny window' },
  },
  {
    slug: 'tsumugi-008',
    luck: 'FAIR',
    text: {
      ja: '苔に名前をつけました。コケ山さんです。小さいものに気づける目が、いい仕事をする日だよ！',
      en: 'I named the moss. Meet Mr Mossyama! Eyes for small things do good work today.',
    },
    charm: { ja: '緑の消しゴム', en: 'A green eraser' },
  },
  {
    slug: 'tsumugi-009',
    luck: 'SMALL',
    text: {
      ja: 'コントローラーの調子がへん、と思ったら、さかさまでした！ もちかえるだけで解けるなにか、あります！',
      en: 'My controller was broken! No, upside down! Something of yours is solved by turning it round.',
    },
    charm: { ja: 'さかさまの地図', en: 'An upside-down map' },
  },
  {
    slug: 'tsumugi-010',
    luck: 'GOOD',
    text: {
      ja: '部員が増えました！ かたつむりです！ ゆっくり来るものを、どうか入部させてあげてください。',
      en: 'The club has a new member: a snail! Do let in what comes slowly.',
    },
    charm: { ja: 'らせん階段', en: 'A spiral stair' },
  },
  {
    slug: 'tsumugi-011',
    luck: 'FAIR',
    text: {
      ja: '温室の鍵、さしたままでした！ あいてるものだなあ、いろんな扉。押してみてから考えよう！',
      en: 'I left the key in the greenhouse door! So many doors are open. Push first, then think!',
    },
    charm: { ja: '鈴のついた鍵', en: 'A key with a bell' },
  },
  {
    slug: 'tsumugi-012',
    luck: 'FAIR',
    text: {
      ja: 'ゲームオーバーの音って、よく聞くとちょっと楽しい曲！ もう一回、の前に、最後まで聴いてみて！',
      en: 'Listen: the game-over tune is a happy one! Hear it out before you try again!',
    },
    charm: { ja: 'イヤホンの左', en: 'The left earphone' },
  },
]
