import { contactChangedMail, passwordChangedMail } from '#gateway/domains/account/letters.ts'
import { spendingMail } from '#gateway/domains/checkout/letters.ts'
import { exportMail } from '#gateway/domains/data-export/letters.ts'
import { reminderMail } from '#gateway/domains/delivery/letters.ts'
import { farewellMail, leavingMail } from '#gateway/domains/leaving/letters.ts'
import { expiringMail } from '#gateway/domains/ledger/letters.ts'
import { forfeitedMail, wonMail } from '#gateway/domains/prize-draw/letters.ts'
import { newAddressMail, signUpMail } from '#gateway/domains/sign-up/letters.ts'
import { arrivalMail } from '#gateway/domains/store/letters.ts'
import { answeredMail, receivedMail, reportDecidedMail } from '#gateway/domains/support/letters.ts'
import { goodsDrawnMail } from '#gateway/domains/treasure-machine/letters.ts'
import { resetMail } from '#gateway/platform/identity/local/letters.ts'
import preview from '#storybook/preview.tsx'
import { MailSheet } from '../MailSheet.tsx'

type Mail = { subject: string; text: string }
type Reader = {
  name: string
  brand: string
  supportEmail: string
  link: (path: string) => string
}

const supportEmail = 'support@yoiyami.example'
const readers: Record<'ja' | 'en', Reader> = {
  ja: {
    name: 'はるか',
    brand: 'よいやみ放送局',
    supportEmail,
    link: (path) => `https://yoiyami.example${path}`,
  },
  en: {
    name: 'Haruka',
    brand: 'Yoiyami Radio',
    supportEmail,
    link: (path) => `https://yoiyami.example/en${path}`,
  },
}

/** A mail's two stories, one a language. */
function told(words: Record<'ja' | 'en', (reader: Reader) => Mail>) {
  return {
    ja: { args: { mail: words.ja(readers.ja) } },
    en: { globals: { locale: 'en' }, args: { mail: words.en(readers.en) } },
  }
}
/** The same of a mail that is asked for by its language. */
const toldIn = (write: (language: 'ja' | 'en', brand: string) => Mail) =>
  told({ ja: ({ brand }) => write('ja', brand), en: ({ brand }) => write('en', brand) })

const at = new Date('2026-11-20T03:00:00.000Z')
const midnight = new Date('2026-12-03T15:00:00.000Z')
const lines = [
  { itemId: 'item_one', name: { ja: '缶バッジ「夜明け」', en: 'Badge: Daybreak' }, quantity: 2 },
]
const draw = { ja: '三人のサイン入り台本', en: 'Script signed by the three' }
const prize = { ja: '1等：サイン入り台本', en: 'First prize: a signed script' }
const goods = { entryId: 'drawentry_one', deliveryId: 'delivery_one' }
const inquiry = {
  number: '261120-7K3M',
  text: 'ポストカードの角が折れていました。\n交換していただけますか。',
  fanId: 'user_haruka',
  sentAt: at,
}
const answer = 'ご連絡ありがとうございます。\n新しいものを、今日お送りします。'
const code = { code: '481516', minutes: 10 }

const signUp = toldIn((language, brand) => signUpMail(language, false, { brand, ...code }))
const known = toldIn((language, brand) => signUpMail(language, true, { brand, ...code }))
const newAddress = toldIn((language, brand) => newAddressMail(language, { brand, ...code }))
const origin = 'https://yoiyami.example'
const reset = toldIn((language, brand) =>
  resetMail(language, { brand, origin, code: 'k3Zp9wQ1vR7tXy2LmN4oBc' }),
)
const password = told(passwordChangedMail(at))
const changed = { kind: 'EMAIL', masked: 'h****a@mail.example', supportEmail } as const
const contact = told(contactChangedMail({ ...changed, undoPath: '/account/undo/9wQ1vR7t' }))
const added = told(contactChangedMail({ ...changed, kind: 'PHONE', undoPath: null }))
const leaving = told(leavingMail(midnight))
const farewell = told(farewellMail)
const file = told(exportMail(midnight))
const spending = told(spendingMail('2026-11', 30_000))
const expiring = told(
  expiringMail([
    { free: 30, paid: 0, at: midnight },
    { free: 0, paid: 480, at: new Date('2026-12-31T15:00:00.000Z') },
  ]),
)
const reminder = told(reminderMail({ id: 'delivery_one', lines }, midnight))
const won = told(wonMail({ draw, prize, itemId: null, place: goods, dueAt: midnight }))
const given = { entryId: 'drawentry_one', deliveryId: null }
const wonAtOnce = told(wonMail({ draw, prize, itemId: null, place: given, dueAt: null }))
const book = { ja: '写真集', en: 'Photo book' }
const wonToOpen = told(
  wonMail({ draw, prize: book, itemId: 'item_book', place: given, dueAt: null }),
)
const forfeited = told(forfeitedMail({ draw, prize, place: goods }))
const machine = { ja: '灯台の宝箱', en: 'The lighthouse chest' }
const drawn = told(
  goodsDrawnMail({ machine, delivery: { id: 'delivery_one', lines }, dueAt: midnight }),
)
const arrival = told(
  arrivalMail({ id: 'item_two', name: { ja: '灯台守のTシャツ', en: 'Lighthouse T-shirt' } }),
)
const received = told(receivedMail(inquiry))
const ofGuest = told(receivedMail({ ...inquiry, fanId: null }))
const answered = told(answeredMail(inquiry, answer))
const acted = told(reportDecidedMail({ state: 'ACTED', createdAt: at }))
const dismissed = told(reportDecidedMail({ state: 'NOT_ACTED', createdAt: at }))

const meta = preview.meta({ component: MailSheet, args: signUp.ja.args })

export const SignUp = meta.story(signUp.ja)
export const SignUpInEnglish = meta.story(signUp.en)
/** Whoever wants to sign up has an account already: the mail alone says so. */
export const SignUpOfKnown = meta.story(known.ja)
export const SignUpOfKnownInEnglish = meta.story(known.en)
export const NewAddress = meta.story(newAddress.ja)
export const NewAddressInEnglish = meta.story(newAddress.en)
export const PasswordReset = meta.story(reset.ja)
export const PasswordResetInEnglish = meta.story(reset.en)
export const PasswordChanged = meta.story(password.ja)
export const PasswordChangedInEnglish = meta.story(password.en)
export const ContactChanged = meta.story(contact.ja)
export const ContactChangedInEnglish = meta.story(contact.en)
/** There was none before: nothing to put back. */
export const ContactAdded = meta.story(added.ja)
export const ContactAddedInEnglish = meta.story(added.en)
export const Leaving = meta.story(leaving.ja)
export const LeavingInEnglish = meta.story(leaving.en)
export const Farewell = meta.story(farewell.ja)
export const FarewellInEnglish = meta.story(farewell.en)
export const DataExport = meta.story(file.ja)
export const DataExportInEnglish = meta.story(file.en)
export const Spending = meta.story(spending.ja)
export const SpendingInEnglish = meta.story(spending.en)
export const CoinsExpiring = meta.story(expiring.ja)
export const CoinsExpiringInEnglish = meta.story(expiring.en)
export const AddressReminder = meta.story(reminder.ja)
export const AddressReminderInEnglish = meta.story(reminder.en)
export const Won = meta.story(won.ja)
export const WonInEnglish = meta.story(won.en)
/** Nothing has to be sent. */
export const WonAtOnce = meta.story(wonAtOnce.ja)
export const WonAtOnceInEnglish = meta.story(wonAtOnce.en)
export const WonToOpen = meta.story(wonToOpen.ja)
export const WonToOpenInEnglish = meta.story(wonToOpen.en)
export const Forfeited = meta.story(forfeited.ja)
export const ForfeitedInEnglish = meta.story(forfeited.en)
export const GoodsDrawn = meta.story(drawn.ja)
export const GoodsDrawnInEnglish = meta.story(drawn.en)
export const Arrival = meta.story(arrival.ja)
export const ArrivalInEnglish = meta.story(arrival.en)
export const InquiryReceived = meta.story(received.ja)
export const InquiryReceivedInEnglish = meta.story(received.en)
export const InquiryOfGuest = meta.story(ofGuest.ja)
export const InquiryOfGuestInEnglish = meta.story(ofGuest.en)
export const InquiryAnswered = meta.story(answered.ja)
export const InquiryAnsweredInEnglish = meta.story(answered.en)
export const ReportActedOn = meta.story(acted.ja)
export const ReportActedOnInEnglish = meta.story(acted.en)
export const ReportDismissed = meta.story(dismissed.ja)
export const ReportDismissedInEnglish = meta.story(dismissed.en)
