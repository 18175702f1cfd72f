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
  'check-in.toPresents': 'This month’s presents',
  'errors.CheckInPresentError.INCOMPLETE':
    '{missing, plural, one {# more stamp} other {# more stamps}}, and it is yours.',
  'errors.CheckInPresentError.OUT_OF_STOCK':
    'Sorry, somebody was a moment quicker and none is left. Your stamps are all still there.',
  'errors.CheckInPresentError.EXPIRED': 'The time to receive it is over.',
  'check-in.presents.title': 'This month’s presents',
  'check-in.presents.back': 'All presents',
  'check-in.presents.how':
    'The more stamps in a month, the more there is to receive. Stamps are never used up. One of each for every fan.',
  'check-in.presents.month': 'For stamps in {month}',
  'check-in.presents.standing':
    '{stamps, plural, one {# stamp} other {# stamps}} so far. Yours to receive until {moment}.',
  'check-in.presents.empty.title': 'This month’s presents are being wrapped',
  'check-in.presents.empty.body': 'Your stamps count from now on.',
  'check-in.present.terms':
    '{stamps, plural, one {# stamp} other {# stamps}}, {left, number} of {stock, number} left',
  'check-in.present.stamps': '{stamps, plural, one {# stamp} other {# stamps}}',
  'check-in.present.left': '{left, number} of {stock, number} left',
  'check-in.present.kind.GOODS': 'Sent to you',
  'check-in.present.kind.DIGITAL_ITEM': 'Yours at once',
  'check-in.present.COLLECTING': 'Collecting',
  'check-in.present.OUT_OF_REACH': 'Out of reach this month',
  'check-in.present.READY': 'Ready for you',
  'check-in.present.RECEIVED': 'Received',
  'check-in.present.GONE': 'None left',
  'check-in.present.OVER': 'Its time is over',
  'check-in.present.until': 'Can be received until {instant}',
  'check-in.present.own': 'Stamps in its month: {stamps, number}',
  'check-in.present.missing': '{missing, plural, one {# more stamp} other {# more stamps}} to go',
  'check-in.present.toStamps': 'To check-in',
  'check-in.present.claim': 'Receive it',
  'check-in.present.claiming': 'Receiving',
  'check-in.present.thanks': 'It is yours. Thank you for coming by',
  'check-in.present.received.GOODS':
    'Received {moment}. Tell us where it goes, and we start packing.',
  'check-in.present.received.PROFILE_BADGE': 'The badge became yours {moment}.',
  'check-in.present.received.COLLECTABLE_CARD': 'The card went into your collection {moment}.',
  'check-in.present.received.STORE_ITEM':
    'Yours since {moment}. Open it right away; it is also in your library.',
  'check-in.present.received.TREASURE_MACHINE_TICKET': 'The tickets became yours {moment}.',
  'check-in.present.way.PROFILE_BADGE': 'See your badges',
  'check-in.present.way.COLLECTABLE_CARD': 'See your collection',
  'check-in.present.way.STORE_ITEM': 'Open it',
  'check-in.present.way.TREASURE_MACHINE_TICKET': 'To the treasure machines',
  'check-in.present.gone.body':
    'There will be more next month. Your stamps count for the other presents too.',
  'check-in.present.outOfReach.body':
    'A day brings one stamp, and the days that are left of its month are too few. Your stamps count for the other presents too.',
  'check-in.present.over.body':
    'Its month ended more than seven days ago. Have a look at this month’s presents.',
  'check-in.present.guest.title': 'Log in to receive it',
  'check-in.present.missing.title': 'We can’t find this present',
  'check-in.present.missing.body': 'Its month has not begun, or it is gone.',
  'check-in.toStores': 'Check in at a store',
  'errors.CheckInStoreError.INVALID':
    'Type all thirteen characters as they are shown. One of them seems to be wrong.',
  'errors.CheckInStoreError.NO_SUCH_CODE':
    'This doesn’t seem to be a store’s code. Please check it once more.',
  'errors.CheckInStoreError.EXPIRED':
    'This code’s time is over. Please scan the one that the store’s screen shows now.',
  'errors.CheckInStoreError.ENDED':
    'This store takes no check-ins now: its time is over, or all its coins are given.',
  'check-in.stores.title': 'Check in at a store',
  'check-in.stores.where': 'Where to check in',
  'check-in.stores.empty.title': 'No store takes check-ins now',
  'check-in.stores.empty.body': 'Stores that do will be listed here.',
  'check-in.store.coins': '{coins, number} coins',
  'check-in.store.visited': 'Done today, {coins, number} coins',
  'check-in.store.usedUp': 'All given',
  'check-in.store.terms': 'Once a day, until {day}. A printed code brings {coins, number} coins.',
  'check-in.store.code.title': 'Use a store’s code',
  'check-in.store.code': 'Store code',
  'check-in.store.code.how':
    'Scan the QR on the store’s screen, or type the thirteen characters below it.',
  'check-in.store.code.scanned': 'Read from the QR. You can check in right away.',
  'check-in.store.code.missing': 'Please type the code.',
  'check-in.store.use': 'Check in',
  'check-in.store.using': 'Checking',
  'check-in.store.done': 'You checked in at {name}',
  'check-in.store.received': 'You received {coins, number} coins. Thank you for coming by.',
  'check-in.store.already': 'You have checked in at {name} today',
  'check-in.store.tomorrow':
    'Its {coins, number} coins are yours already. The next one opens at midnight in Japan.',
  'check-in.counter.title': 'The counter’s code',
  'check-in.counter.how': 'Scan it with your phone for {coins, number} coins, once a day.',
  'check-in.counter.qr': 'QR code to check in',
  'check-in.counter.turns': 'The code changes every minute.',
  'check-in.counter.unknown.title': 'This counter’s address doesn’t work',
  'check-in.counter.unknown.body': 'Please open the newest address that we sent you.',
  'check-in.counter.failed.title': 'The code could not be loaded',
  'check-in.counter.failed.body': 'We try again by ourselves every 15 seconds.',
} as const satisfies Record<keyof typeof ja, string>
