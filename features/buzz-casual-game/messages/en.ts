import type ja from './ja.ts'

export default {
  'errors.NotCasualGameOfTodayError':
    'A new day has begun. Please open today’s game again. Your try was not used.',
  'errors.BuzzCasualGamePlayedError': 'Today’s one try is over. The next can be played {retryAt}.',
  'errors.BuzzCasualGameRulesChangedError':
    'The rules were updated. Please reload the page. Your try was not used.',
  'errors.BuzzCasualGameUnderWayError':
    'A try from before the rules were updated goes on in another tab. End it there, or start over here.',
  'greenhouse.beginAnew': 'Give it up and start over',
  'greenhouse.board': 'Greenhouse. The sun is on column {column}',
  'greenhouse.card.copied': 'The link was copied.',
  'greenhouse.card.copy': 'Copy the link to show it',
  'greenhouse.card.line':
    'No. {rank, number}, {best, select, 0 {nothing grew this time} other {grew up to {plant}}}',
  'greenhouse.card.missing.body': 'It isn’t over yet, or it can’t be seen any more.',
  'greenhouse.card.missing.title': 'We can’t find this play',
  'greenhouse.card.notCopied': 'That couldn’t be copied. Select the text below to copy it.',
  'greenhouse.card.of':
    '{name, select, none {A former fan’s} other {{name}’s}} greenhouse of {day}',
  'greenhouse.card.pattern': '{merged, number} of 40 turns grew something',
  'greenhouse.card.title': 'A greenhouse’s record',
  'greenhouse.cell': 'Row {row}, column {column}: {holds}',
  'greenhouse.gain': '+{gained, number}',
  'greenhouse.goOn': 'Go on playing',
  'greenhouse.gone': 'Someone who has left',
  'greenhouse.hand': 'Now and next',
  'greenhouse.learn': 'Try how it works',
  'greenhouse.lesson': 'How it works {number}/{all}',
  'greenhouse.lesson.chain':
    'Three seeds become a sprout. And if two sprouts are beside it? Plant in the marked cell.',
  'greenhouse.lesson.chain.done':
    'One led to the other. In a chain, the second counts 3 times, the third 6 times ({points, number} points).',
  'greenhouse.lesson.last': 'Got it',
  'greenhouse.lesson.leave': 'Close',
  'greenhouse.lesson.merge':
    'Three alike that touch grow into one. Plant the seed in the marked cell.',
  'greenhouse.lesson.merge.done': 'A sprout came up where you planted ({points, number} points).',
  'greenhouse.lesson.next': 'Next',
  'greenhouse.lesson.sun':
    'In the sunny column it counts twice, and weeds beside it go. Plant in the marked cell.',
  'greenhouse.lesson.sun.done':
    'Twice as much: {points, number} points, and two weeds gone. The sun moves on each turn.',
  'greenhouse.merged':
    'It became: {plant}. {chain, plural, =1 {} other {A chain of #, }}{gained, number} points',
  'greenhouse.missing.body': 'Nobody played on that day, or it is yet to come.',
  'greenhouse.missing.title': 'There is no game of this day',
  'greenhouse.nearly': '{missing} more of “{grown}”, and it would have been “{plant}”.',
  'greenhouse.next': '{number} later: {plant}',
  'greenhouse.once':
    'One try a day counts, and everyone plants the same today. Please finish within 30 minutes, and by 0:05 JST if midnight comes in between.',
  'greenhouse.over': '{best, select, 0 {Nothing grew this time} other {Grew up to: {plant}}}',
  'greenhouse.pause': 'Close for now',
  'greenhouse.plant':
    '{kind, select, weed {weed} 0 {empty} 1 {seed} 2 {sprout} 3 {leaves} 4 {bud} 5 {flower} 6 {fruit tree} 7 {star tree} other {bouquet}}',
  'greenhouse.points': '{points} points',
  'greenhouse.practise': 'Practise (as often as you like)',
  'greenhouse.rank': 'No. {rank, number}',
  'greenhouse.ranking': 'Ranking',
  'greenhouse.ranking.missing': 'There is no ranking of this day',
  'greenhouse.ranking.empty': 'Nobody has finished yet',
  'greenhouse.ranking.emptyBody': 'You could be the first in today’s greenhouse.',
  'greenhouse.ranking.how':
    '{plays, plural, one {# fan} other {# fans}} played. Of two alike, the earlier is ahead.',
  'greenhouse.ranking.nobody': 'Nobody grew this day’s garden to its end.',
  'greenhouse.ranking.own': 'Around you',
  'greenhouse.ranking.title': 'Greenhouse ranking of {day}',
  'greenhouse.saving': 'Saving your score',
  'greenhouse.score': 'Points',
  'greenhouse.start': 'Begin today’s try',
  'greenhouse.starting': 'Opening the greenhouse',
  'greenhouse.stop': 'Stop practising',
  'greenhouse.title': 'Greenhouse',
  'greenhouse.told.now': 'To plant next: {plant}. {left} turns left, {points} points.',
  'greenhouse.told.planted': 'Row {row}, column {column}: planted {plant}.',
  'greenhouse.told.weed': 'A weed came up in row {row}, column {column}.',
  'greenhouse.toCard': 'See the card',
  'greenhouse.toRanking': 'This day’s ranking',
  'greenhouse.toRankings': 'Rankings of the week, month and season',
  'greenhouse.toTitle': 'Back to the beginning',
  'greenhouse.toToday': 'To today’s greenhouse',
  'greenhouse.turnsLeft': 'Left',
  'greenhouse.what': 'A puzzle a day: touch three plants alike, and they grow into one.',
} as const satisfies Record<keyof typeof ja, string>
