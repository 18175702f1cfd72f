import type ja from './ja.ts'

export default {
  'check-in.title': 'Check-in',
  'check-in.guest.title': 'One stamp a day',
  'check-in.guest.body': '5 coins each day, 50 on every seventh in a row. A day off is fine.',
  'check-in.streak':
    '{days, plural, =0 {Start today} one {# day in a row} other {# days in a row}}',
  'check-in.stamp': 'Stamp today',
  'check-in.stamping': 'Stamping',
  'check-in.stamped': 'Today is stamped',
  'check-in.received': 'You received {coins, number} coins.',
  'check-in.receivedMonth':
    'You received {coins, number} coins, {monthCoins, number} of them for the whole month.',
  'check-in.next':
    'The next one opens at midnight in Japan. Tomorrow brings {coins, number} coins.',
  'check-in.strip': 'Seven days make a round',
  'check-in.strip.day':
    'Day {number}, {coins, number} coins, {isStamped, select, true {stamped} other {open}}',
  'check-in.strip.coins': '{coins, number}',
  'check-in.freeze.there': 'This week’s day off is yours',
  'check-in.freeze.used': 'This week’s day off is used',
  'check-in.freeze.how':
    'Miss one day a week and your row of days stays. It is free, it works by itself, and you get a new one on Monday.',
  'check-in.bridged': 'Your day off bridges {days}.',
  'check-in.calendar.previous': 'Previous month',
  'check-in.calendar.next': 'Next month',
  'check-in.calendar.stamped': 'stamped',
  'check-in.calendar.frozen': 'day off',
  'check-in.calendar.today': 'today',
  'check-in.calendar.count': '{stamps, number} of {days, number} days',
  'check-in.calendar.whole':
    'A month without a gap brings {coins, number} coins on its last day. Days off count.',
  'check-in.toHistory': 'All my stamps',
  'check-in.history.title': 'All my stamps',
  'check-in.history.back': 'Back to check-in',
  'check-in.history.empty.title': 'No stamps yet',
  'check-in.history.empty.body': 'Your stamps will line up here.',
  'check-in.history.streak': 'Day {days, number}',
  'check-in.history.month': '{coins, number} of them for the whole month',
  'check-in.history.coins': '+{coins, number} coins',
} as const satisfies Record<keyof typeof ja, string>
