/**
 * What a fan is always told of, since their money or a parcel waits on it, or they asked for this very thing: it can't
 * be switched off. By the names of the contract's NotificationKind.
 */
const always: readonly string[] = [
  'ORDER_PAID',
  'SLIP_ISSUED',
  'SLIP_EXPIRED',
  'REFUND',
  'REFUND_ACCOUNT_WANTED',
  'PARCEL_SENT',
  'LETTER_ANSWERED',
  'SUBSCRIPTION_BEGUN',
  'SUBSCRIPTION_RENEWED',
  'SUBSCRIPTION_UNPAID',
  'SUBSCRIPTION_CANCELED',
  'SUBSCRIPTION_ENDED',
  'ITEM_ARRIVED',
]

/** So many posts of a talent's are told to those whose oshi they are within an hour: one who is talkative is no flood. */
export const mostPostsToldAnHour = 3

/** Whether a kind of notification is the fan's to switch off. */
export const isSwitchable = (kind: string) => !always.includes(kind)

/** Whether a kind is nobody's doing: it tells what became of something of the fan's own, or of what they read or wait for. */
export const isNobodysDoing = (kind: string) =>
  always.includes(kind) || kind === 'CHAPTER_OPENED' || kind === 'SCHEDULE_STARTING'
