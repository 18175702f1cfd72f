import type { CheckInStoreSeed } from './types.ts'

/** Where fans check in by a code. The first one's print is told on the page, for whoever tries the demo. */
export const checkInStores: readonly CheckInStoreSeed[] = [
  {
    slug: 'lighthouse-shop',
    name: { ja: '灯台売店', en: 'The lighthouse shop' },
    address: {
      ja: '港町三丁目1-1　灯台のふもと',
      en: '3-1-1 Minatomachi, at the foot of the lighthouse',
    },
    art: 'scene-lighthouse-dawn',
    openedDaysAgo: 10,
    closesDaysAhead: 60,
    coins: 20,
    printedCoins: 5,
    visitsMost: 20_000,
    note: {
      ja: '運営より：お店に行けない方は、デモ用の印刷コード「{code}」をお試しください。1日1回使えます。',
      en: 'From the station: if you can’t come by, try the demo’s printed code “{code}”. It works once a day.',
    },
  },
  {
    slug: 'greenhouse-cafe',
    name: { ja: '温室カフェ', en: 'The greenhouse café' },
    address: { ja: '港町一丁目8-2　植物園の中', en: '1-8-2 Minatomachi, in the botanical garden' },
    art: 'scene-greenhouse',
    openedDaysAgo: 3,
    closesDaysAhead: 30,
    coins: 30,
    printedCoins: 5,
    visitsMost: 5_000,
  },
]
