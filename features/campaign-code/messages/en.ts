import type ja from './ja.ts'

export default {
  'errors.CampaignCodeError.INVALID':
    'Type the thirteen characters as they are printed. One of them seems to differ.',
  'errors.CampaignCodeError.NO_SUCH_CODE':
    'This is no code of this campaign. Please look at the print once more.',
  'errors.CampaignCodeError.ENDED': 'This code can no longer be used.',
  'errors.CampaignCodeError.USED': 'This code has been used.',
  'errors.CampaignCodeError.LIMIT':
    'Each fan can use one code of this campaign. This one is still unused.',
  'campaign.missing.title': 'No such campaign',
  'campaign.missing.body': 'It has not begun, or it is gone.',
  'campaign.back': 'Missions',
  'campaign.state.OPEN': 'until {instant}',
  'campaign.state.ENDED': 'Ended',
  'campaign.reward.COIN': '{amount, plural, one {# coin} other {# coins}}',
  'campaign.reward.TREASURE_MACHINE_TICKET': '{amount, plural, one {# ticket} other {# tickets}}',
  'campaign.once': 'Once each',
  'campaign.code': 'Campaign code',
  'campaign.code.how': 'Small or large letters, with hyphens or without.',
  'campaign.code.missing': 'Please type a code.',
  'campaign.use': 'Use the code',
  'campaign.using': 'Checking',
  'campaign.guest.title': 'Log in to use a code',
  'campaign.guest.body': 'Your code stays good until you use it.',
  'campaign.ended.title': 'This campaign has ended',
  'campaign.ended.body': 'It closed on {instant}.',
  'campaign.done.title': 'You received {reward}',
  'campaign.done.body': 'It is yours now. Thank you.',
  'campaign.done.onceMore': 'If you have another code, go on.',
  'campaign.had': 'What you received here',
  'campaign.had.code': 'ends in {ending}',
} as const satisfies Record<keyof typeof ja, string>
