import { goodsCoins } from './goodsCoins.ts'
import { goodsDigital } from './goodsDigital.ts'
import { goodsPapers } from './goodsPapers.ts'
import { stand } from './goodsStands.ts'
import { goodsThings } from './goodsThings.ts'
import type { Piece } from './pieces.ts'
import type { Sheet } from './sheet.ts'

/** The store's goods, by what is drawn. */
export const goods: Piece[] = [
  ['coins-few', goodsCoins.few, 'コイン2枚', 'Two coins'],
  ['coins-stack', goodsCoins.stack, '積まれたコイン', 'A stack of coins'],
  ['coins-stacks', goodsCoins.stacks, 'コインの山', 'Stacks of coins'],
  ['coins-pouch', goodsCoins.pouch, 'コインの入った巾着', 'A pouch of coins'],
  ['coins-jar', goodsCoins.jar, 'コインの詰まった瓶', 'A jar of coins'],
  ['coins-chest', goodsCoins.chest, 'コインのあふれる宝箱', 'A chest full of coins'],
  ['tickets', goodsCoins.tickets, '3枚のチケット', 'Three tickets'],
  ['tickets-bundle', goodsCoins.bundle, 'チケットの束', 'A bundle of tickets'],
  [
    'alarm',
    goodsDigital.alarm,
    '灯台の印の目覚まし時計',
    'An alarm clock with the lighthouse’s emblem',
  ],
  ['cassette', goodsDigital.cassette, '録音のカセットテープ', 'A cassette of recordings'],
  [
    'record',
    goodsDigital.record,
    '温室のサウンドトラック盤',
    'A record of the greenhouse’s soundtrack',
  ],
  [
    'phone',
    goodsDigital.phone,
    '夜の港の壁紙を映すスマートフォン',
    'A phone showing the harbour at night',
  ],
  ['book', goodsDigital.book, 'ひらいた写真集', 'An open photo book'],
  ['member', goodsDigital.member, '夕暮れ色の会員証', 'A membership card in the colours of dusk'],
  ['letter', goodsDigital.letter, '封蝋のついた手紙', 'A letter with a wax seal'],
  [
    'poster',
    goodsDigital.poster,
    '3人の印とサインのポスター',
    'A poster with the three emblems and a signature',
  ],
  ['penlights', goodsThings.penlights, '3色に光るペンライト', 'Penlights in three colours'],
  [
    'stand-hiyori',
    (s: Sheet) => stand(s, 'hiyori'),
    '朝凪ひよりのアクリルスタンド',
    'An acrylic stand of Asanagi Hiyori',
  ],
  [
    'stand-luka',
    (s: Sheet) => stand(s, 'luka'),
    '夜半ルカのアクリルスタンド',
    'An acrylic stand of Yowa Luka',
  ],
  [
    'stand-tsumugi',
    (s: Sheet) => stand(s, 'tsumugi'),
    '温井つむぎのアクリルスタンド',
    'An acrylic stand of Nukui Tsumugi',
  ],
  ['badges', goodsThings.badges, '3人の印の缶バッジ', 'Badges with the three emblems'],
  [
    'shirt',
    goodsThings.shirt,
    '放送局の印の紺色のTシャツ',
    'A navy T-shirt with the station’s mark',
  ],
  ['mug', goodsThings.mug, '放送局の鳥のマグカップ', 'A mug with the station’s bird'],
  ['plush', goodsThings.plush, '赤いマフラーの鳥のぬいぐるみ', 'A plush bird in a red scarf'],
  ['scarf', goodsThings.scarf, '毛糸のマフラー', 'A knitted scarf'],
  ['radio', goodsThings.radio, '木目の色のラジオ', 'A radio the colour of wood'],
  ['towel', goodsPapers.towel, '3人の印のタオル', 'A towel with the three emblems'],
  ['calendar', goodsPapers.calendar, '卓上カレンダー', 'A desk calendar'],
  ['stickers', goodsPapers.stickers, 'ステッカーのシート', 'A sheet of stickers'],
  ['tote', goodsPapers.tote, '眠る鳥のトートバッグ', 'A tote bag with a sleeping bird'],
  ['tea', goodsPapers.tea, 'ハーブティーの缶', 'A tin of herbal tea'],
  ['postcards', goodsPapers.postcards, '港町のポストカード', 'Postcards of the harbour town'],
  ['bag', goodsPapers.bag, '赤い福袋', 'A red lucky bag'],
].map(([name, draw, ja, en]) => {
  if (typeof draw !== 'function') throw new Error(`nothing draws ${String(name)}`)
  const kind = {
    width: 400,
    height: 400,
    grain: 2,
    light: true,
    focus: { x: 0.5, y: 0.5 },
  } as const
  return { ...kind, name: `goods-${String(name)}`, draw, alt: { ja: String(ja), en: String(en) } }
})
