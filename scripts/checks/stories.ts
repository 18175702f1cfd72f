import { globSync } from 'node:fs'

/**
 * What stands in the stories of the screen around it alone, from before each component had to have its own. It only
 * grows shorter: a component that has its story is taken out, and none is added.
 */
const toldByOthers: Readonly<Record<string, string>> = {
  account: 'ChangePassword ContactChange UndoChange',
  auth: 'CodeForm',
  chat: 'MessageTabs OpenChannel',
  'check-in': 'FreezeNote StampBoard StampCalendar StampHistory',
  checkout: 'CheckoutLines FrozenCoins KonbiniPayer',
  collection: 'CollectionShelf',
  delivery: 'AddressChoice ConfirmDelivery DeliveryStatus ParcelLines PostalFields',
  information:
    'FavoriteButton FavoriteInformations InformationDetail InformationFeed InformationNeighbors InformationRow',
  legal: 'NoSeller SellerRows',
  mission: 'MissionBoard MissionRow',
  mute: 'MutedUserList MutedWordList',
  onboarding:
    'AgreeTermsForm ContactFields LegalLinks OshiForm PasswordForm PhoneStep ProfileStep ReferralCodeForm TooYoung',
  payments: 'ProviderFrame',
  'prize-draw':
    'DrawCard DrawDetail DrawPlaces DrawPrizes DrawState DrawTerms EntryList EntryPage EntryPanel EntryResult VerifyDrawing',
  profile: 'EditProfile ProfileForm ProfilePreview',
  purchases: 'AccountForm PurchaseFacts PurchaseLines PurchaseList',
  receipt: 'CreditNotePaper ReceiptIssuer ReceiptLines ReceiptTotals',
  settings: 'AccountSection SignOutButton',
  shell: 'AccountCorner Barred Brand PendingBar ShellToaster',
  subscription:
    'CancelSubscription CardChoice Facts GuestSubscriptions InvoiceList InvoiceNext InvoicePaper InvoiceState PayInvoiceButton ResumeButton SubscriptionList',
  'treasure-machine': 'AcquiredPrizes DrawPanel MachineCard MachinePart MachineState VerifyDraw',
  'voting-event': 'Ballot OwnVote Podium Race RoundCount VoteCard VotingHead',
  wallet: 'SpendingCapForm SpendingMonth',
}

/** The folders of those. */
export const excused: readonly string[] = Object.entries(toldByOthers).flatMap(([feature, names]) =>
  names.split(' ').map((name) => `features/${feature}/components/${name}`),
)

/** Components of features that have no story of their own, and should. */
export function checkStories(): string[] {
  const isTold = new Map(
    globSync('features/*/components/*')
      .filter((home) => globSync(`${home}/*.tsx`).length > 0)
      .map((home) => [home, globSync(`${home}/*.stories.tsx`).length > 0]),
  )
  return judgeStories(isTold, excused)
}

/** The same of these components, by whether they have a story, and of those that are excused. */
export function judgeStories(
  isTold: ReadonlyMap<string, boolean>,
  excusedOnes: readonly string[],
): string[] {
  return [...isTold]
    .filter(([home, told]) => !told && !excusedOnes.includes(home))
    .map(([home]) => `${home} has no story: write one of each state, beside it`)
}
