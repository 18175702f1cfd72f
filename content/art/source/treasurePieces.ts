import type { Talent } from './figure.ts'
import type { Piece } from './pieces.ts'
import type { Sheet } from './sheet.ts'
import { cardBack, dayCard, starCard, thingCard } from './treasureCards.ts'
import { boxMachine, capsuleMachine } from './treasureMachines.ts'

const names: Record<Talent, readonly [ja: string, en: string]> = {
  hiyori: ['朝凪ひより', 'Asanagi Hiyori'],
  luka: ['夜半ルカ', 'Yowa Luka'],
  tsumugi: ['温井つむぎ', 'Nukui Tsumugi'],
}
const talents: readonly Talent[] = ['hiyori', 'luka', 'tsumugi']
const common = { grain: 2, light: true, focus: { x: 0.5, y: 0.4 } } as const
const card = { ...common, width: 600, height: 800 } as const
const machine = { ...common, width: 1200, height: 600, grain: 1 } as const

/** What treasure machines look like, and what comes out of them. */
export const treasures: Piece[] = [
  ...talents.flatMap((who): Piece[] => [
    {
      ...card,
      name: `card-${who}-star`,
      draw: (s: Sheet) => starCard(s, who),
      alt: {
        ja: `光を背にした${names[who][0]}のカード`,
        en: `A card of ${names[who][1]} in the light`,
      },
    },
    {
      ...card,
      name: `card-${who}-day`,
      draw: (s: Sheet) => dayCard(s, who),
      alt: {
        ja: `${names[who][0]}のふだんの日のカード`,
        en: `A card of ${names[who][1]}’s ordinary day`,
      },
    },
  ]),
  {
    ...card,
    name: 'card-mug',
    draw: (s: Sheet) => thingCard(s, 'hiyori', 'mug'),
    alt: { ja: 'マグカップのカード', en: 'A card of a mug' },
  },
  {
    ...card,
    name: 'card-radio',
    draw: (s: Sheet) => thingCard(s, 'luka', 'radio'),
    alt: { ja: 'ラジオのカード', en: 'A card of a radio' },
  },
  {
    ...card,
    name: 'card-plush',
    draw: (s: Sheet) => thingCard(s, 'tsumugi', 'plush'),
    alt: { ja: '鳥のぬいぐるみのカード', en: 'A card of the plush bird' },
  },
  {
    ...card,
    name: 'card-back',
    draw: cardBack,
    alt: { ja: '夕暮れ色のカードの裏', en: 'A card’s back in the colours of dusk' },
  },
  {
    ...machine,
    name: 'machine-dusk',
    draw: (s: Sheet) => capsuleMachine(s, 'dusk', 'hiyori'),
    alt: {
      ja: 'カプセルの詰まった夕焼け色のマシンと朝凪ひより',
      en: 'A machine full of capsules at dusk, and Asanagi Hiyori',
    },
  },
  {
    ...machine,
    name: 'machine-midnight',
    draw: (s: Sheet) => capsuleMachine(s, 'midnight', 'luka'),
    alt: {
      ja: 'カプセルの詰まった藍色のマシンと夜半ルカ',
      en: 'A machine full of capsules at midnight, and Yowa Luka',
    },
  },
  {
    ...machine,
    name: 'machine-garden',
    draw: (s: Sheet) => capsuleMachine(s, 'garden', 'tsumugi'),
    alt: {
      ja: 'カプセルの詰まった翡翠色のマシンと温井つむぎ',
      en: 'A machine full of capsules in the garden, and Nukui Tsumugi',
    },
  },
  {
    ...machine,
    name: 'machine-box',
    draw: boxMachine,
    alt: {
      ja: '封筒の詰まった木箱と放送局の鳥',
      en: 'A crate full of envelopes, and the station’s bird',
    },
  },
]
