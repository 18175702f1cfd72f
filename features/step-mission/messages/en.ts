import type ja from './ja.ts'

export default {
  'errors.StepMissionRewardError.CLAIMED':
    'You have received this step’s reward already. We loaded the latest.',
  'errors.StepMissionRewardError.INCOMPLETE':
    'You have not reached this step yet. We loaded the latest.',
  'errors.StepMissionRewardError.EXPIRED':
    'The time to receive this season’s rewards is over. We loaded the latest.',
  'step-mission.title': 'The season’s steps',
  'step-mission.guest.title': 'Points lead along the road',
  'step-mission.guest.body': 'Missions bring points, and each step you reach has a reward.',
  'step-mission.empty.title': 'Between seasons',
  'step-mission.empty.body': 'A new road will begin here with the next season.',
  'step-mission.points': '{points, plural, one {# point} other {# points}}',
  'step-mission.next': '{left, plural, one {# point} other {# points}} to the next step',
  'step-mission.arrived': 'You are at the harbour: every step is reached.',
  'step-mission.closes': 'until {moment}',
  'step-mission.over': 'This season is over. Its rewards can be received until {moment}.',
  'step-mission.toMissions': 'Collect points with missions',
  'step-mission.steps': 'Steps and rewards',
  'step-mission.number': 'Step {number, number}',
  'step-mission.needs': '{points, number} pt',
  'step-mission.needsWhole': 'Reached with {points, plural, one {# point} other {# points}}',
  'step-mission.reward.COIN': '{amount, plural, one {# coin} other {# coins}}',
  'step-mission.reward.STAMINA_RECOVERY_TICKET':
    '{amount, plural, one {# recovery ticket} other {# recovery tickets}}',
  'step-mission.reward.TREASURE_MACHINE_TICKET':
    '{amount, plural, one {# ticket} other {# tickets}}',
  'step-mission.claim': 'Receive',
  'step-mission.claimNamed': 'Receive {reward} for step {number, number}',
  'step-mission.claiming': 'Receiving',
  'step-mission.claimed': 'Received',
  'step-mission.received': 'You received {reward}.',
} as const satisfies Record<keyof typeof ja, string>
