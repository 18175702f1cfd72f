import type ja from './ja.ts'

export default {
  'leaving.title': 'Delete your account',
  'leaving.back': 'Back to settings',
  'leaving.guest.title': 'Log in to delete your account',
  'leaving.guest.body': 'Log in first with the account that you want to delete.',
  'leaving.lead':
    'Your account is deleted 14 days after you ask for it. Until then everything works as before, and you can undo it at any time.',
  'leaving.lost.title': 'What you lose',
  'leaving.lost.coins':
    '・{coins, plural, =0 {Coins and tickets} one {Your # coin, and tickets} other {Your # coins, and tickets}} (not refundable)',
  'leaving.lost.list':
    '・Your collection: cards, badges and NFTs\n・Prizes that you won, and have given no address for yet\n・Your profile, follows, drafts and game records\n・Your e-mail address, phone number, addresses and payment cards',
  'leaving.kept.title': 'What stays',
  'leaving.kept.list':
    '・Posts, messages and comments stay, shown as from “A user who left”. Delete what you want gone before you leave.\n・Records of what you bought are kept for 7 years, as the law asks.',
  'leaving.agree': 'I have read this. What is gone can’t be brought back.',
  'leaving.agree.missing': 'Read the above, and tick the box.',
  'leaving.submit': 'Ask to delete my account',
  'leaving.submit.busy': 'Asking',
  'leaving.obstacle.title': 'A few things come first',
  'leaving.obstacle.lead': 'You can ask once these have come to an end.',
  'leaving.obstacle.UNPAID_ORDER': 'An order that is not paid yet',
  'leaving.obstacle.UNPAID_ORDER.way': 'Go on paying',
  'leaving.obstacle.GOODS_ON_THEIR_WAY': 'Goods that have not arrived yet',
  'leaving.obstacle.GOODS_ON_THEIR_WAY.way': 'See where they are',
  'leaving.obstacle.RUNNING_SUBSCRIPTION': 'A subscription that renews',
  'leaving.obstacle.RUNNING_SUBSCRIPTION.way': 'Cancel the subscription',
  'leaving.obstacle.REFUND_UNDER_WAY': 'A refund on its way',
  'leaving.obstacle.REFUND_UNDER_WAY.way': 'See your purchases',
  'leaving.under.title': 'You asked to leave',
  'leaving.under.until':
    'Your account will be deleted on {at}. Until then everything works as before. If you change your mind, undo it below.',
  'leaving.under.over':
    'The planned day has passed, but something, such as an order, is still open. Your account will be deleted as soon as that is settled. Until then you can still keep it.',
  'leaving.undo': 'Keep my account',
  'leaving.undo.busy': 'Undoing it',
  'leaving.undone': 'Your account stays. Good to have you with us.',
  'errors.AccountDeletionObstacleError':
    'A few things have to end first. Load the page again to see them.',
} as const satisfies Record<keyof typeof ja, string>
