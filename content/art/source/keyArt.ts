import { lighthouse, station, town } from './buildings.ts'
import { atDusk, bulbs, dusk, water } from './dusk.ts'
import { cloud, crescent, spark } from './motifs.ts'
import type { Sheet } from './sheet.ts'
import { box, fill, fills, group, oval } from './sheet.ts'

export function hero(s: Sheet): string {
  return (
    dusk(s, 1600, 900, 600) +
    fill(crescent(230, 150, 58), '#fff0bd') +
    fill(oval(230, 150, 150), s.radial(230, 150, 150, '#fff0bd 0 .3', '#fff0bd 1 0')) +
    cloud(s, 520, 330, 1.1, '#d98bb0', '#a868a4') +
    cloud(s, 90, 420, 0.9, '#f0a09c', '#c878a0') +
    cloud(s, 1480, 300, 1.2, '#c77cab', '#9560a0') +
    fill(
      '118,366! 640,150! 700,330!',
      s.linear(118, 366, 640, 250, '#fff3b0 0 .75', '#fff3b0 1 0'),
    ) +
    fill('-20,600! 40,560 150,548 260,566 340,600!', '#3f3568') +
    lighthouse(s, 118, 566, 0.54) +
    town(4, 250, 604, 60, '#4a3a72', '#ffd98a') +
    water(s, 1600, 900, 600) +
    station(s, 520, 640, 0.92, '#d8b6b4', '#93749a') +
    fill('250,636! 800,636! 860,690! 200,690!', '#5b4470') +
    fill('200,690! 860,690! 860,712! 200,712!', '#3a2c58') +
    `<path d="M238 648h572M224 662h604M210 676h638" stroke="#43325c" stroke-width="3"/>` +
    fills('#33264e', ...[230, 380, 530, 680, 820].map((x) => box(x, 700, 22, 90))) +
    bulbs(s, 640, 150, 1130, 60, 60, 9) +
    bulbs(s, 1130, 60, 1640, 180, 50, 9) +
    group('translate(1122 366) scale(-.9 .9)', atDusk(s, 'luka', 'calm', 'small', -3, 'top')) +
    group('translate(842 474) scale(.9)', atDusk(s, 'hiyori', 'open', 'open', -6, 'top')) +
    group('translate(1384 478) scale(.9)', atDusk(s, 'tsumugi', 'open', 'smile', 5, 'top')) +
    fills('#fff6d8', spark(700, 210, 16), spark(420, 250, 12))
  )
}

export function heroPhone(s: Sheet): string {
  return (
    dusk(s, 1080, 1350, 760) +
    fill(crescent(170, 150, 62), '#fff0bd') +
    fill(oval(170, 150, 150), s.radial(170, 150, 150, '#fff0bd 0 .3', '#fff0bd 1 0')) +
    cloud(s, 880, 240, 1.1, '#c77cab', '#9560a0') +
    cloud(s, 120, 460, 1, '#e893a2', '#b8709f') +
    water(s, 1080, 1350, 760) +
    fill('-20,764! 10,744 80,738 150,748 190,764!', '#3f3568') +
    lighthouse(s, 70, 746, 0.7) +
    bulbs(s, -20, 110, 560, 40, 50, 9) +
    bulbs(s, 560, 40, 1100, 130, 50, 9) +
    group('translate(548 420) scale(-1.04 1.04)', atDusk(s, 'luka', 'calm', 'small', -3, 'half')) +
    group('translate(282 730) scale(1.06)', atDusk(s, 'hiyori', 'open', 'open', -6, 'half')) +
    group('translate(802 738) scale(1.06)', atDusk(s, 'tsumugi', 'open', 'smile', 5, 'half')) +
    fill(box(0, 1080, 1080, 270), s.linear(0, 1080, 0, 1350, '#231f52 0 0', '#231f52 1 .72')) +
    fills('#fff6d8', spark(860, 150, 18), spark(240, 330, 14), spark(1020, 560, 16))
  )
}

/** The share card: the same three, close, with room for nothing else. */
export function share(s: Sheet): string {
  return (
    dusk(s, 1200, 630, 470) +
    fill(crescent(120, 110, 48), '#fff0bd') +
    cloud(s, 1080, 210, 1, '#c77cab', '#9560a0') +
    cloud(s, 200, 330, 0.9, '#e893a2', '#b8709f') +
    town(4, -10, 474, 1220, '#4a3a72', '#ffd98a') +
    water(s, 1200, 630, 470) +
    lighthouse(s, 70, 470, 0.52) +
    bulbs(s, -20, 70, 600, 20, 30, 10) +
    bulbs(s, 600, 20, 1220, 80, 30, 10) +
    group('translate(600 286) scale(-.82 .82)', atDusk(s, 'luka', 'calm', 'small', -3, 'top')) +
    group('translate(330 356) scale(.82)', atDusk(s, 'hiyori', 'open', 'open', -6, 'top')) +
    group('translate(872 360) scale(.82)', atDusk(s, 'tsumugi', 'open', 'smile', 5, 'top')) +
    fills('#fff6d8', spark(960, 90, 14), spark(1120, 380, 14), spark(210, 150, 10))
  )
}
