import type ja from './ja.ts'

export default {
  'gameRanking.before':
    '{span, select, DAY {The day before} WEEK {The week before} MONTH {The month before} other {The season before}}',
  'gameRanking.closed': 'These results are final.',
  'gameRanking.closes': 'Final on {at}.',
  'gameRanking.days': '{isDay, select, true {{from}} other {{from} – {to}}}',
  'gameRanking.empty.body':
    '{isClosed, select, true {Nobody played to the end.} other {You can be the first.}}',
  'gameRanking.empty.title': 'Nobody stands here yet',
  'gameRanking.game': '{game, select, greenhouse {Greenhouse} other {Lighthouse}}',
  'gameRanking.games': 'Games',
  'gameRanking.gone': 'A fan who left',
  'gameRanking.how':
    '{players, plural, one {# fan} other {# fans}} played. Each stands here once, with their best; of two alike, who was earlier.',
  'gameRanking.missing.body': 'Please check the game’s name and the date.',
  'gameRanking.missing.title': 'There is no such ranking',
  'gameRanking.own': 'Around you',
  'gameRanking.play': '{game, select, greenhouse {Play Greenhouse} other {Play Lighthouse}}',
  'gameRanking.rank': '#{rank, number}',
  'gameRanking.span': '{span, select, DAY {Day} WEEK {Week} MONTH {Month} other {Season}}',
  'gameRanking.spans': 'Span',
  'gameRanking.title': 'Game rankings',
  'gameRanking.toToday': 'Today’s ranking',
  'gameRanking.watch': 'Watch {name}’s play',
  'gameRanking.watch.later': '{name}’s play can be watched after your own try today',
  'gameRanking.watch.laterNote':
    'You can watch these plays once your own try today is over, or once the day is.',
  'gameReplay.again': 'Watch again',
  'gameReplay.back': 'One step back',
  'gameReplay.forward': 'One step on',
  'gameReplay.house': 'Turn {turn, number}, {score, number} points',
  'gameReplay.missing.body': 'Whoever played it may have left, or the link may be wrong.',
  'gameReplay.missing.title': 'This play can’t be watched',
  'gameReplay.night':
    '{seconds, plural, one {# second} other {# seconds}}, {docked, number} docked, {wrecks, number} wrecked, {score, number} points',
  'gameReplay.notYet.body':
    'Today’s Greenhouse deals everyone the same plants. You can watch once your own try is over, or once the day is.',
  'gameReplay.notYet.title': 'After your own try',
  'gameReplay.old.body': 'The rules that it was played by are kept no more. Its score stays.',
  'gameReplay.old.title': 'This play can’t be shown again',
  'gameReplay.over':
    '{isViewers, select, true {That was you. Can you do better next time?} other {That was all of it. Your turn next.}}',
  'gameReplay.pause': 'Pause',
  'gameReplay.play': 'Play',
  'gameReplay.points': '{points} points',
  'gameReplay.seek': 'Position',
  'gameReplay.speed': 'Speed',
  'gameReplay.title': 'Watch a play',
  'gameReplay.toRanking': 'To the ranking',
  'gameReplay.what':
    '{game, select, greenhouse {Greenhouse} other {Lighthouse}} · {day}{isOpen, select, true { · {points}} other {}}',
  'gameRanking.subscriber': 'Member',
} as const satisfies Record<keyof typeof ja, string>
