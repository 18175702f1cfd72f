import type ja from './ja.ts'

export default {
  'errors.MissionRewardError.INCOMPLETE':
    'One of these missions is not done yet. We loaded the latest.',
  'errors.MissionRewardError.EXPIRED':
    'The time to receive this reward is over. We loaded the latest.',
  'mission.title': 'Missions',
  'mission.toSteps': 'The season’s steps: {season}',
  'mission.guest.title': 'Missions bring coins',
  'mission.guest.body': 'Talk, play, come by: coins and tickets are yours for it.',
  'mission.empty.title': 'No missions yet',
  'mission.empty.body': 'New missions will line up here.',
  'mission.period.DAILY': 'Today',
  'mission.period.WEEKLY': 'This week',
  'mission.period.MONTHLY': 'This month',
  'mission.period.ONCE': 'Any time',
  'mission.renewal.DAILY': 'New at midnight in Japan',
  'mission.renewal.WEEKLY': 'New on Monday',
  'mission.renewal.MONTHLY': 'New on the 1st',
  'mission.renewal.ONCE': 'Once each',
  'mission.missed': 'Not received yet',
  'mission.missed.how': 'For seven days after a period you can still receive what it brought.',
  'mission.missed.until': 'until {moment}',
  'mission.kind.COMMUNITY_REGISTRATION': 'Join the station',
  'mission.kind.LOGGED_IN': '{goal, plural, one {Stamp a day} other {Stamp {goal, number} days}}',
  'mission.kind.CHAT_ROOM_POST':
    '{goal, plural, one {Say something in talk} other {Say {goal, number} things in talk}}',
  'mission.kind.CASUAL_GAME_PLAY':
    '{goal, plural, one {Play today’s game} other {Play the day’s game on {goal, number} days}}',
  'mission.kind.USER_FOLLOW':
    '{goal, plural, =1 {Follow somebody} other {Follow {goal, number} fans}}',
  'mission.kind.POST_LIKE':
    '{goal, plural, one {Wave a penlight at a post} other {Wave {goal, number} penlights at posts}}',
  'mission.progress': '{progress, number}/{goal, number}',
  'mission.reward.COIN': '{amount, plural, one {# coin} other {# coins}}',
  'mission.reward.STEP_MISSION_POINT': '{amount, plural, one {# step point} other {# step points}}',
  'mission.reward.STAMINA_RECOVERY_TICKET':
    '{amount, plural, one {# recovery ticket} other {# recovery tickets}}',
  'mission.reward.TREASURE_MACHINE_TICKET': '{amount, plural, one {# ticket} other {# tickets}}',
  'mission.go': 'Go',
  'mission.claim': 'Receive',
  'mission.claimNamed': 'Receive {reward} for “{name}”',
  'mission.claiming': 'Receiving',
  'mission.claimAll': 'Receive all ({count, number})',
  'mission.claimed': 'Received',
  'mission.received':
    'You received {coins, plural, =0 {} one {# coin} other {# coins}}{both, select, true { and } other {}}{tickets, plural, =0 {} one {# ticket} other {# tickets}}.',
  'mission.also': 'More to do',
  'mission.also.questionnaires': 'Questionnaires',
  'mission.also.open': '{open, plural, =0 {All answered} other {{open, number} to answer}}',
  'mission.also.upTo':
    '{reward, select, COIN {{amount, plural, one {# coin} other {# coins}}} other {{amount, plural, one {# ticket} other {# tickets}}}}',
  'mission.receivedThing': 'Received.',
} as const satisfies Record<keyof typeof ja, string>
