import type { LocalizedText, SpecialGiftSeed } from '../types.ts'

const t = (ja: string, en: string): LocalizedText => ({ ja, en })

/** What items hold that were sold before they held it, by their slugs: a membership's for as long as it lasts. */
export const laterGifts: Readonly<Record<string, readonly SpecialGiftSeed[]>> = {
  'signed-poster-lot': [
    {
      kind: 'IMAGE_DOWNLOAD',
      name: t('壁紙「港の夜」', 'Wallpaper: The harbour at night'),
      pictures: ['wallpaper-night'],
    },
  ],
  'station-members': [
    {
      kind: 'BOOK',
      name: t('会員だけのあとがたり', 'Afterwords for members'),
      pages: [
        {
          art: 'scene-lighthouse-dawn',
          text: t(
            'ひよりのあとがたり\n\n配信が終わると、灯台の日誌に一行だけ書きます。風の向きと、今日いちばん笑ったこと。\n昨日の一行は「南の風、やかんの湯気がカモメに見えた」。読みかえすと、ちゃんとその日に帰れるんです。',
            'Hiyori, afterwards\n\nOnce we are off the air I write a line in the lighthouse’s log: the wind, and what made me laugh most.\nYesterday’s says “South wind; the kettle’s steam looked like a gull.” It takes me right back.',
          ),
        },
        {
          art: 'scene-radio-booth',
          text: t(
            'ルカのあとがたり\n\n読みきれなかったはがきは、帰り道でぜんぶ読みます。街灯の下で立ち止まって、一枚ずつ。\nだから、読まれなかった夜も、ちゃんと読まれています。',
            'Luka, afterwards\n\nThe cards that I could not get to I read on my way home, each under a street lamp of its own.\nSo on the nights yours was not read, it was read.',
          ),
        },
        {
          text: t(
            'つむぎのあとがたり\n\n温室の灯りを消すまえに、鉢をひとつだけ窓ぎわへ動かします。どれにするかは、その日のゲームで負けた人が決めます。\nいま窓ぎわにいるのは、三回つづけて、わたしの選んだサボテンです。',
            'Tsumugi, afterwards\n\nBefore the greenhouse goes dark one pot moves to the window. Whoever lost that day’s game picks it.\nFor the third day in a row it is a cactus, and I am the one who picked it.',
          ),
        },
      ],
    },
  ],
}
