import type ja from './ja.ts'

export default {
  'errors.AlreadyReceivedShareReward': 'You’ve already received the share reward.',
  'sharing.copied': 'The link was copied.',
  'sharing.copy': 'Copy the link',
  'sharing.description': 'A fan wants to show you this.',
  'sharing.go': 'Have a look',
  'sharing.home': 'Home',
  'sharing.missing.body': 'It may have been taken back, or only members may see it.',
  'sharing.missing.title': 'We can’t find this card',
  'sharing.notCopied': 'That couldn’t be copied. Select the text below to copy it.',
  'sharing.received': 'Thank you for sharing: {coins, number} free coins are yours.',
  'sharing.send': 'Share',
  'sharing.sending': 'Sending',
} as const satisfies Record<keyof typeof ja, string>
