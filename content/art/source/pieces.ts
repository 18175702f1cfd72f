import { drawScenes } from './drawScenes.ts'
import { avatarAnimals } from './avatarAnimals.ts'
import { avatarThings } from './avatarThings.ts'
import { bust } from './busts.ts'
import { channels } from './channels.ts'
import { hiyoriEmblem, lukaEmblem, tsumugiEmblem } from './emblems.ts'
import { figures } from './figures.ts'
import { shopWindow } from './goodsBanner.ts'
import { goods } from './goodsPieces.ts'
import { hero, heroPhone, share } from './keyArt.ts'
import { hiyoriPortrait, lukaPortrait, tsumugiPortrait } from './portraits.ts'
import { ballot } from './sceneBallot.ts'
import { booth } from './sceneBooth.ts'
import { dawn } from './sceneDawn.ts'
import { fanSketch } from './sceneFanSketch.ts'
import { greenhouse } from './sceneGreenhouse.ts'
import { harbour } from './sceneHarbour.ts'
import { schedule } from './sceneSchedule.ts'
import { winter } from './sceneWinter.ts'
import type { Sheet } from './sheet.ts'
import { goodsLamp } from './goodsLamp.ts'
import { starNight } from './starNight.ts'
import { favicon, mark, penlight } from './station.ts'
import { treasures } from './treasurePieces.ts'
import { storyScenes } from './storyScenes.ts'
import { stickerPieces } from './stickers.ts'
import { tidepool } from './tidepool.ts'
import { wallpapers } from './wallpapers.ts'

type Draw = (s: Sheet) => string

/** A picture to be drawn: how, how large, how finely, and its words. */
export type Piece = {
  name: string
  width: number
  height: number
  draw: Draw
  /** Points kept per unit, see `setPen`. */
  grain: 1 | 2 | 5 | 10
  /** Written with light curves, where many figures share a picture. */
  light?: true
  /** Its page is locked for a time: it stands in `held`, and no public address leads to it. */
  isHeld?: true
  focus: { x: number; y: number }
  alt: { ja: string; en: string }
}
type Kind = Pick<Piece, 'width' | 'height' | 'grain' | 'light'>

const KEY_ART = { grain: 1, light: true } as const
const PORTRAIT = { width: 900, height: 1200, grain: 1 } as const
const BUST = { width: 800, height: 800, grain: 2 } as const
const EMBLEM = { width: 128, height: 128, grain: 10 } as const
const AVATAR = { width: 400, height: 400, grain: 2 } as const
const CHANNEL = { width: 96, height: 96, grain: 10 } as const
const SCENE = { width: 1200, height: 800, grain: 1 } as const
const FIGURE = { width: 480, height: 360, grain: 5 } as const

function piece(
  name: string,
  kind: Kind,
  draw: Draw | undefined,
  ja: string,
  en: string,
  x = 0.5,
  y = 0.5,
): Piece {
  if (!draw) throw new Error(`nothing draws ${name}`)
  return { name, ...kind, draw, focus: { x, y }, alt: { ja, en } }
}

/** The second tenant's. */
const shiodamari: Piece[] = [
  piece(
    'hero',
    { ...KEY_ART, width: 1600, height: 900 },
    tidepool.hero,
    '夜の水槽をただようミナモと、砂の上のコト',
    'Minamo drifting in the tank at night, Koto on the sand',
    0.7,
    0.5,
  ),
  piece(
    'share',
    { ...KEY_ART, width: 1200, height: 630 },
    tidepool.share,
    '夜の水槽のミナモとコト',
    'Minamo and Koto in the tank at night',
  ),
  piece(
    'mark',
    { ...EMBLEM, width: 144, height: 144 },
    tidepool.mark,
    'しおだまり水族館のマーク。貝殻に星',
    'The mark of Shiodamari Aquarium: a star on a shell',
  ),
  piece('icon', EMBLEM, tidepool.icon, 'しおだまり水族館', 'Shiodamari Aquarium'),
  piece(
    'minamo-portrait',
    PORTRAIT,
    tidepool.minamoPortrait,
    '月夜の色の水にただようミナモ',
    'Minamo drifting in water the colour of a moonlit night',
    0.5,
    0.3,
  ),
  piece('minamo-bust', BUST, tidepool.minamoBust, '海月ミナモ', 'Minamo', 0.5, 0.35),
  piece(
    'minamo-emblem',
    EMBLEM,
    tidepool.minamoEmblem,
    'クラゲのエンブレム',
    'Emblem: a jellyfish',
  ),
  piece(
    'koto-portrait',
    PORTRAIT,
    tidepool.kotoPortrait,
    '水槽の砂に立つコト',
    'Koto on the sand of the tank',
    0.4,
    0.6,
  ),
  piece('koto-bust', BUST, tidepool.kotoBust, '宿借コト', 'Koto', 0.4, 0.6),
  piece(
    'koto-emblem',
    EMBLEM,
    tidepool.kotoEmblem,
    'ヤドカリのエンブレム',
    'Emblem: a hermit crab',
  ),
  piece('channel-bubbles', CHANNEL, tidepool.bubbleChannel, '泡', 'Bubbles'),
  piece('channel-ticket', CHANNEL, tidepool.ticketChannel, '入館券', 'An admission ticket'),
].map((each) => ({ ...each, name: `shiodamari-${each.name}` }))

/** All pictures of the demo brands. Their order gives each its own ids: add at the end. */
export const pieces: Piece[] = [
  piece(
    'hero',
    { ...KEY_ART, width: 1600, height: 900 },
    hero,
    '夕暮れの港の放送局に立つ、朝凪ひより、夜半ルカ、温井つむぎ',
    'Asanagi Hiyori, Yowa Luka and Nukui Tsumugi at the harbour station at dusk',
    1,
    0.4,
  ),
  piece(
    'hero-phone',
    { ...KEY_ART, width: 1080, height: 1350 },
    heroPhone,
    '夕暮れの港に集まった、ひより、ルカ、つむぎの3人',
    'Hiyori, Luka and Tsumugi together at the harbour at dusk',
    0.5,
    0.4,
  ),
  piece(
    'share',
    { ...KEY_ART, width: 1200, height: 630 },
    share,
    '夕暮れの港を背に並ぶ、よいやみ放送局の3人',
    'The three talents of Yoiyami Broadcasting before the harbour at dusk',
    0.5,
    0.5,
  ),
  piece(
    'mark',
    { ...EMBLEM, width: 144, height: 144 },
    mark,
    'よいやみ放送局のマーク。三日月に立つアンテナ',
    'The mark of Yoiyami Broadcasting: an antenna on a crescent moon',
  ),
  piece('favicon', EMBLEM, favicon, 'よいやみ放送局', 'Yoiyami Broadcasting'),
  piece('penlight', EMBLEM, penlight, '光るペンライト', 'A glowing penlight'),
  piece(
    'hiyori-portrait',
    PORTRAIT,
    hiyoriPortrait,
    '朝の灯台を背に、ランタンを持って笑う朝凪ひより',
    'Asanagi Hiyori laughing with her lantern, the lighthouse in the morning behind her',
    0.45,
    0.26,
  ),
  piece('hiyori-bust', BUST, (s) => bust(s, 'hiyori'), '朝凪ひより', 'Asanagi Hiyori', 0.49, 0.48),
  piece(
    'hiyori-emblem',
    EMBLEM,
    hiyoriEmblem,
    '灯台の光のエンブレム',
    'Emblem: a lighthouse and its beam',
  ),
  piece(
    'luka-portrait',
    PORTRAIT,
    lukaPortrait,
    '星空の下、ヘッドホンをつけて静かに微笑む夜半ルカ',
    'Yowa Luka under the stars, headphones on, smiling calmly',
    0.52,
    0.26,
  ),
  piece('luka-bust', BUST, (s) => bust(s, 'luka'), '夜半ルカ', 'Yowa Luka', 0.51, 0.48),
  piece(
    'luka-emblem',
    EMBLEM,
    lukaEmblem,
    '電波を越える彗星のエンブレム',
    'Emblem: a comet over a radio wave',
  ),
  piece(
    'tsumugi-portrait',
    PORTRAIT,
    tsumugiPortrait,
    '温室でコントローラーを握る温井つむぎ',
    'Nukui Tsumugi in her greenhouse with a game controller',
    0.48,
    0.27,
  ),
  piece('tsumugi-bust', BUST, (s) => bust(s, 'tsumugi'), '温井つむぎ', 'Nukui Tsumugi', 0.49, 0.48),
  piece(
    'tsumugi-emblem',
    EMBLEM,
    tsumugiEmblem,
    '毛糸の輪から芽を出す若葉のエンブレム',
    'Emblem: a sprout in a loop of yarn',
  ),
  piece(
    'avatar-shiba',
    AVATAR,
    avatarAnimals.shiba,
    'ペンライトを振る柴犬',
    'A shiba waving a penlight',
  ),
  piece('avatar-umbrella', AVATAR, avatarThings.umbrella, '雨の日の傘', 'An umbrella in the rain'),
  piece('avatar-kettle', AVATAR, avatarThings.kettle, '湯気とやかん', 'A steaming kettle'),
  piece('avatar-cat', AVATAR, avatarAnimals.cat, '月夜の黒猫', 'A black cat under the moon'),
  piece('avatar-whale', AVATAR, avatarAnimals.whale, '潮ふきくじら', 'A whale blowing'),
  piece('avatar-plane', AVATAR, avatarThings.plane, '紙ひこうき', 'A paper plane'),
  piece('avatar-mushroom', AVATAR, avatarThings.mushroom, 'きのこの親子', 'Two mushrooms'),
  piece('avatar-tram', AVATAR, avatarThings.tram, '緑の路面電車', 'A green tram'),
  piece('avatar-goldfish', AVATAR, avatarAnimals.goldfish, '泳ぐ金魚', 'A swimming goldfish'),
  piece('avatar-camera', AVATAR, avatarThings.camera, 'お気に入りのカメラ', 'A well-loved camera'),
  piece(
    'avatar-rabbit',
    AVATAR,
    avatarAnimals.rabbit,
    '三日月に座るうさぎ',
    'A rabbit sitting on a crescent moon',
  ),
  piece(
    'avatar-onigiri',
    AVATAR,
    avatarThings.onigiri,
    '梅ぼしのおにぎり',
    'A rice ball with a pickled plum',
  ),
  piece('channel-megaphone', CHANNEL, channels.megaphone, 'メガホン', 'A megaphone'),
  piece('channel-lobby', CHANNEL, channels.lobby, '港の街灯', 'A harbour lamp'),
  piece('channel-lighthouse', CHANNEL, channels.lighthouse, '灯台', 'A lighthouse'),
  piece('channel-radio', CHANNEL, channels.radio, 'ラジオのマイク', 'A radio microphone'),
  piece('channel-sprout', CHANNEL, channels.sprout, '芽の出た植木鉢', 'A sprout in a pot'),
  piece(
    'channel-paintbrush',
    CHANNEL,
    channels.paintbrush,
    '絵筆とパレット',
    'A paintbrush and palette',
  ),
  piece(
    'scene-schedule',
    SCENE,
    schedule,
    '今週の番組表のボード。ひより、ルカ、つむぎの印が並ぶ',
    'The week’s schedule board with the three talents’ emblems',
  ),
  piece(
    'scene-lighthouse-dawn',
    SCENE,
    dawn,
    '朝焼けの灯台と小さな船',
    'The lighthouse at dawn and a small boat',
  ),
  piece(
    'scene-radio-booth',
    SCENE,
    booth,
    '深夜のラジオブース。窓の外に星空',
    'The radio booth late at night, stars in the window',
  ),
  piece(
    'scene-greenhouse',
    SCENE,
    greenhouse,
    '温室に置かれたゲーム画面とコントローラー',
    'A game screen and controller in the greenhouse',
  ),
  piece(
    'scene-harbour-night',
    SCENE,
    harbour,
    '夜の港と放送局の灯り',
    'The harbour at night and the lights of the station',
  ),
  piece(
    'scene-fan-sketch',
    SCENE,
    fanSketch,
    '机の上に広げた、つむぎのファンアートの下描き',
    'A fan’s pencil sketch of Tsumugi on a desk',
    0.45,
    0.45,
  ),
  piece(
    'figure-empty-chat',
    FIGURE,
    figures['empty-chat'],
    'ラジオのそばで眠る放送局の鳥',
    'The station’s bird asleep beside a radio',
  ),
  piece(
    'figure-not-found',
    FIGURE,
    figures['not-found'],
    'ランタンで探しものをする放送局の鳥',
    'The station’s bird searching with a lantern',
  ),
  piece(
    'figure-offline',
    FIGURE,
    figures.offline,
    '抜けたケーブルを持って困る放送局の鳥',
    'The station’s bird holding an unplugged cable',
  ),
  piece(
    'figure-crash',
    FIGURE,
    figures.crash,
    '包帯を巻いたラジオと放送局の鳥',
    'The station’s bird beside a bandaged radio',
  ),
  piece(
    'figure-closed',
    FIGURE,
    figures.closed,
    '閉まったシャッターの前で眠る放送局の鳥',
    'The station’s bird asleep before a closed shutter',
  ),
  ...shiodamari,
  ...goods,
  piece(
    'scene-store',
    { width: 1200, height: 600, grain: 1, light: true },
    shopWindow,
    '夕暮れのストアの窓に並ぶグッズと、店番をする放送局の鳥',
    'Goods in the store’s window at dusk, the station’s bird minding the shop',
    0.4,
    0.5,
  ),
  piece(
    'scene-ballot',
    SCENE,
    ballot,
    '舞台に置かれたガラスの投票箱に、五色のペンライトが灯っている',
    'A ballot box of glass on a stage, lit by penlights of five colours',
    0.5,
    0.6,
  ),
  ...treasures,
  ...drawScenes,
  ...stickerPieces,
  ...storyScenes,
  ...wallpapers,
  piece(
    'scene-winter',
    SCENE,
    winter,
    '雪のつもった夜の港。灯台の光と、電球の飾りと、雪でできた放送局の鳥',
    'The harbour under snow: the lighthouse’s beam, strings of bulbs, and the station’s bird made of snow',
    0.45,
    0.6,
  ),
  ...starNight,
  goodsLamp,
]
