import type ja from './ja.ts'

export default {
  'errors.InvalidStandaloneGameSaveError.NEWER_SAVE':
    'A newer version of the game made this town. Reload the page and try again.',
  'errors.InvalidStandaloneGameSaveError.NOT_A_SAVE':
    'This is no save of Harbour town. Choose a file that you exported here.',
  'errors.InvalidStandaloneGameSaveError.NOT_JSON':
    'The file could not be read. Choose it just as it was exported.',
  'errors.InvalidStandaloneGameSaveError.TOO_LARGE':
    'A save has 64 KB at most. Choose a file just as it was exported.',
  'errors.StandaloneGameSaveConflictError': 'A newer save exists on another device. Which one?',
  'harbour.berth.idle': 'Idle',
  'harbour.berth.out': '{time} left',
  'harbour.build': 'What shall stand here?',
  'harbour.build.gain': 'Bustle {gain}',
  'harbour.build.how':
    'Neighbours help or hinder each other. Two alike please only once. Where all around are friends and no two alike, lights go on and it counts double. The livelier a shop, the more shells its orders bring.',
  'harbour.bustle': 'Bustle',
  'harbour.choose':
    '{from, select, device {A newer save exists on another device} other {Which town goes on?}}',
  'harbour.choose.how':
    '{from, select, device {Which one? You can export the other first.} file {If you choose the town from the file, it takes the place of yours.} other {If you choose the earlier town, it takes the place of yours.}}',
  'harbour.clear': 'Tear down',
  'harbour.clear.really': 'No shells come back. Press once more, and the plot is empty.',
  'harbour.collect': 'Boat {number} is back: take {pay} shells',
  'harbour.friends': 'Friends: {friends}{count, plural, =0 {} other {. Trouble with: {foes}}}',
  'harbour.gift':
    '{gift, select, shells {Take {amount} shells} promise {Take plans: {kind}} lesson {Learn the craft: {kind}} feast {Hold a feast: {kind}} wind {Call a fair wind} other {Ask for an extension}}',
  'harbour.gift.lasts':
    '{gift, select, shells {To spend at once} promise {The next {kind} costs nothing} lesson {{kind} gains 1, for good} feast {Orders of {kind} pay double until the next visitor} wind {Boats take half as long until the next visitor} other {The next extension costs nothing}}',
  'harbour.hint':
    '{hint, select, send {Welcome to a quiet bay. Choose an order and send a boat: the first one is back in 12 seconds.} wait {The boat has left. It will be back soon.} collect {The boat is back. Press it to take its shells.} collectMore {Boats are back. Press them to take their shells.} build {You have shells to spend. Press an empty plot with a + and build your first shop.} choosePlot {You can build: press an empty plot with a +.} visitor {A visitor is here. You may take one of two things.} idle {A boat is idle. Choose an order that is back when you are.} full {All boats are out. The next one is back at {time}. Press a building to extend it.} other {All boats are out. The next one is back at {time}. See you then.}}',
  'harbour.hours': '{hours} h{minutes, plural, =0 {} other { # min}}',
  'harbour.kind':
    '{kind, select, 1 {House} 2 {Market} 3 {Bakery} 4 {Boatyard} 5 {Lamp shop} other {Garden}}',
  'harbour.level': '{building}, level {level}',
  'harbour.minutes': '{count} min',
  'harbour.missing.body': 'Please check the address. Harbour town opens from Play.',
  'harbour.missing.title': 'This harbour could not be found',
  'harbour.order':
    '{kind, select, 1 {Letters for the islands} 2 {Dried fish and fruit} 3 {Warm bread for the lighthouse} 4 {New oars for fishers} 5 {Lamp oil for the cape} other {Flowers for the next town}}',
  'harbour.order.pay': '{pay, number}{isFeast, select, true { (double at the feast)} other {}}',
  'harbour.order.time': '{time}',
  'harbour.orders': 'Orders',
  'harbour.pay': '+{pay, number}',
  'harbour.plot.built':
    'Row {row}, column {column}: {building}, level {level}, bustle {strength}{isAtHome, select, true {, all around is friendly} other {}}',
  'harbour.plot.close': 'Back to the orders',
  'harbour.plot.empty': 'Row {row}, column {column}: empty',
  'harbour.plots': 'Plots of the town',
  'harbour.price': '{price, plural, =0 {0 (plans)} other {#}}',
  'harbour.raise': '{price, plural, =0 {Extend for nothing} other {Extend for # shells}}',
  'harbour.rank':
    '{rank, select, 0 {Quiet bay} 1 {Fishers’ beach} 2 {Little harbour} 3 {Harbour town} 4 {Harbour of lights} other {City by the sea}}',
  'harbour.rank.last': 'There is no livelier harbour',
  'harbour.rank.next': '{left, number} to “{next}”',
  'harbour.save':
    '{place, select, guest {Kept on this device only} alone {Kept on this device only} saving {Saving} changed {Kept on this device} offline {Offline: kept on this device} refused {Kept on this device only} other {{isSaved, select, true {Saved {time}} other {Saves by itself}}}}',
  'harbour.save.back': 'Look at it',
  'harbour.save.export': 'Export',
  'harbour.save.failed': 'It could not be loaded. Check your connection and try again.',
  'harbour.save.how':
    'Your town saves by itself, and goes on wherever you log in. You can also export it to a file and import it later.',
  'harbour.save.import': 'Import',
  'harbour.save.logIn': 'Log in to go on anywhere',
  'harbour.save.looking': 'Looking',
  'harbour.save.more': 'Save and load',
  'harbour.save.none': 'There is no earlier save yet.',
  'harbour.save.versions': 'Earlier saves',
  'harbour.seconds': '{count} s',
  'harbour.send': 'Send',
  'harbour.shells': 'Shells',
  'harbour.side':
    '{side, select, here {On this device} device {On the other device} file {From the file} other {Saved earlier}}',
  'harbour.side.choose':
    '{side, select, here {Go on with this device’s} other {Go on with this one}}',
  'harbour.side.played': 'Last played',
  'harbour.side.rank': 'Town',
  'harbour.side.saved': 'Saved',
  'harbour.strength':
    'Bustle {strength}{isAtHome, select, true { (all around is friendly: double)} other {}}',
  'harbour.title': 'Harbour town',
  'harbour.toHome': 'Home',
  'harbour.visitor':
    '{visitor, select, pedlar {Hana the pedlar} master {Gen the craftsman} band {Rune the fiddler} captain {Saki, the old captain} other {Tome the carpenter}}',
  'harbour.visitor.says':
    '{visitor, select, pedlar {I have fine things. Which will it be?} master {I will teach you one thing.} band {Where shall I play tonight?} captain {Wind or shells: both are good.} other {My hands are free. Which shall I help with?}}',
  'harbour.what':
    'Send boats, set up shops, and watch a small harbour grow: in a few minutes, or overnight.',
} as const satisfies Record<keyof typeof ja, string>
