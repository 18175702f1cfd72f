import type { Language } from '../../platform/graphql/context.ts'
import type { Mail } from '../../platform/mail/messenger.ts'
import type { ReportRow } from '../moderation/tables.ts'
import { dayAndTime } from '../../platform/mail/instants.ts'
import type { FanWords } from '../user/service.ts'
import type { InquiryRow } from './tables.ts'

type Letter = { brand: string; link: (path: string) => string; supportEmail: string }

/** A letter about a question, in each language. */
export type InquiryWords = Record<Language, (letter: Letter) => Omit<Mail, 'to'>>

const pathOf = ({ number }: Pick<InquiryRow, 'number'>) => `/support/contacts/${number}`

/**
 * The receipt. It never says what was written: a guest's address is proven by nobody, and would carry a stranger's
 * words to whomever they like.
 */
export function receivedMail({
  number,
  sentAt,
  fanId,
}: Pick<InquiryRow, 'number' | 'sentAt' | 'fanId'>): InquiryWords {
  return {
    ja: ({ brand, link, supportEmail }) => ({
      subject: `【${brand}】お問い合わせを受け付けました（${number}）`,
      text: `お問い合わせありがとうございます。

受付番号：${number}
受付日時：${dayAndTime('ja', sentAt)}

担当の者が読み、このメールアドレスにお返事します。ふだんは2営業日以内です。
${fanId === null ? '' : `\nご質問とお返事は、こちらからもご覧になれます。\n${link(pathOf({ number }))}\n`}
お心当たりのないときは、このメールを消してください。ご不明な点は ${supportEmail} へどうぞ。

${brand}
`,
    }),
    en: ({ brand, link, supportEmail }) => ({
      subject: `${brand} has your question (${number})`,
      text: `Thank you for writing to us.

Receipt number: ${number}
Received: ${dayAndTime('en', sentAt)}

Somebody reads it and answers to this address, usually within two working days.
${fanId === null ? '' : `\nYour question and our answer are here too:\n${link(pathOf({ number }))}\n`}
If this wasn't you, you can delete this mail. You can always reach us at ${supportEmail}.

${brand}
`,
    }),
  }
}

const quoted = (text: string) => text.replace(/^/gm, '> ')

/** The desk's answer, with the question under it: a guest has no page to look it up on. */
export function answeredMail(
  inquiry: Pick<InquiryRow, 'number' | 'text' | 'fanId' | 'sentAt'>,
  answer: string,
): InquiryWords {
  const { number, text, fanId, sentAt } = inquiry
  return {
    ja: ({ brand, link }) => ({
      subject: `【${brand}】お問い合わせへのお返事（${number}）`,
      text: `${answer}

${brand}
受付番号：${number}
${fanId === null ? '' : `${link(pathOf(inquiry))}\n`}
続けてのご質問は、お問い合わせの画面からどうぞ。
${link('/support/contact')}

${dayAndTime('ja', sentAt)}のお問い合わせ：
${quoted(text)}
`,
    }),
    en: ({ brand, link }) => ({
      subject: `${brand} has answered your question (${number})`,
      text: `${answer}

${brand}
Receipt number: ${number}
${fanId === null ? '' : `${link(pathOf(inquiry))}\n`}
If something is still open, write to us here:
${link('/support/contact')}

You wrote on ${dayAndTime('en', sentAt)}:
${quoted(text)}
`,
    }),
  }
}

/** What became of a report. Neither whose message it was nor who decided. */
export function reportDecidedMail({
  state,
  createdAt,
}: Pick<ReportRow, 'state' | 'createdAt'>): FanWords {
  const isActed = state === 'ACTED'
  return {
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】ご報告の確認が終わりました`,
      text: `${name}さん

${dayAndTime('ja', createdAt)}にいただいたご報告を、確認しました。

${
  isActed
    ? 'ルールに反していたため、対応しました。お知らせいただき、ありがとうございます。'
    : '今回は、ルールに反するものではないと判断しました。見たくないときは、その方をミュートまたはブロックできます。'
}

これまでのご報告は、こちらからご覧になれます。
${link('/support')}
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `${brand} has looked at your report`,
      text: `Hi ${name},

We have looked at what you reported on ${dayAndTime('en', createdAt)}.

${
  isActed
    ? 'It broke our rules, and we have dealt with it. Thank you for telling us.'
    : 'This time we found that it breaks no rule. If you would rather not see it, you can mute or block them.'
}

All your reports are here:
${link('/support')}
`,
    }),
  }
}
