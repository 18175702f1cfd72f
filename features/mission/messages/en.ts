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
  'mission.kind.COMMENT':
    '{goal, plural, one {Write a comment} other {Write {goal, number} comments}}',
  'mission.kind.POST': '{goal, plural, one {Write a post} other {Write {goal, number} posts}}',
  'mission.kind.PROBABILITY_TREASURE_MACHINE_DRAW':
    '{goal, plural, one {Draw from a treasure machine} other {Draw from treasure machines {goal, number} times}}',
  'mission.kind.PASSIVE_COMMENT':
    '{goal, plural, one {Get a comment on what you post} other {Get comments from {goal, number} people}}',
  'mission.kind.PASSIVE_POST_LIKE':
    '{goal, plural, one {Get a penlight at a post} other {Get penlights at posts from {goal, number} people}}',
  'mission.kind.NFT_GET':
    '{goal, plural, one {Be given an NFT} other {Be given {goal, number} NFTs}}',
  'mission.kind.NFT_COLLECTION':
    '{goal, plural, one {Begin an NFT collection} other {Collect {goal, number} different NFTs}}',
  'mission.kind.REFERRAL_CODE':
    '{goal, plural, one {Welcome a friend by your code} other {Welcome {goal, number} friends by your code}}',
  'mission.kind.ARENA_GAME_PLAY':
    '{goal, plural, one {Play a match in the arena} other {Play {goal, number} matches in the arena}}',
  'mission.kind.PUSH_NOTIFICATION': 'Turn push notifications on',
  'mission.kind.PWA': 'Add the app to your home screen',
  'mission.kind.TALK_TO_AVATAR':
    '{goal, plural, one {Talk to an avatar} other {Talk to an avatar {goal, number} times}}',
  'mission.progress': '{progress, number}/{goal, number}',
  'mission.reward.COIN': '{amount, plural, one {# coin} other {# coins}}',
  'mission.reward.STORY_VIEW_PASS': '{amount, plural, one {# story pass} other {# story passes}}',
  'mission.reward.STEP_MISSION_POINT': '{amount, plural, one {# step point} other {# step points}}',
  'mission.reward.STAMINA_RECOVERY_TICKET':
    '{amount, plural, one {# recovery ticket} other {# recovery tickets}}',
  'mission.reward.TREASURE_MACHINE_TICKET': '{amount, plural, one {# ticket} other {# tickets}}',
  'mission.reward.GAME_CARD_LEVEL_UP_ITEM':
    '{amount, plural, one {# card level-up item} other {# card level-up items}}',
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
