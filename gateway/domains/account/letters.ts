import type { Language } from '../../platform/graphql/context.ts'
import type { ContactKind } from '../types.generated.ts'
import { dayAndTime, type FanWords } from '../user/service.ts'

/** Tells a fan that their password is another one, and what to do where it was not they. */
export function passwordChangedMail(at: Date): FanWords {
  return {
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】パスワードが変更されました`,
      text: `${name}さん

${dayAndTime('ja', at)}に、${brand}のパスワードが変更されました。
変更に使った端末のほかは、すべてログアウトしています。

ご自身で変更されたときは、このままで大丈夫です。

お心当たりがないときは、すぐに下のページでパスワードを再設定してください。
${link('/password-reset')}
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `Your ${brand} password was changed`,
      text: `Hi ${name},

Your ${brand} password was changed on ${dayAndTime('en', at)}.
Every device but the one that changed it is logged out.

If this was you, all is well.

If it wasn't, choose a new password right away:
${link('/password-reset')}
`,
    }),
  }
}

/** `isFirst`: there was none before; `masked`: the new one, most of it hidden. */
export type ContactChanged = {
  kind: ContactKind
  isFirst: boolean
  masked: string
  supportEmail: string
}

/** Tells whoever is not reached there any more, or by another way from now on. */
export function contactChangedMail({
  kind,
  isFirst,
  masked,
  supportEmail,
}: ContactChanged): FanWords {
  return {
    ja: ({ name, brand }) => ({
      subject: `【${brand}】${kindNames.ja[kind]}が${isFirst ? '登録' : '変更'}されました`,
      text: `${name}さん

${brand}のアカウントの${kindNames.ja[kind]}が ${masked} ${isFirst ? 'で登録されました。' : 'に変更されました。'}

ご自身で変更されたときは、このままで大丈夫です。

お心当たりがないときは、すぐにお知らせください。
${supportEmail}
`,
    }),
    en: ({ name, brand }) => ({
      subject: `Your ${brand} ${kindNames.en[kind]} was ${isFirst ? 'added' : 'changed'}`,
      text: `Hi ${name},

The ${kindNames.en[kind]} of your ${brand} account is now ${masked}.

If this was you, all is well.

If it wasn't, write to us right away:
${supportEmail}
`,
    }),
  }
}

/** The same in a text message, to a number. */
export function contactChangedSms(
  language: Language,
  brand: string,
  change: ContactChanged,
): string {
  const { kind, masked, supportEmail } = change
  return language === 'ja'
    ? `【${brand}】${kindNames.ja[kind]}が ${masked} に変わりました。お心当たりがないときは、すぐに ${supportEmail} までお知らせください。`
    : `Your ${brand} ${kindNames.en[kind]} is now ${masked}. If this wasn't you, write to ${supportEmail} right away.`
}

const kindNames = {
  ja: { EMAIL: 'メールアドレス', PHONE: '電話番号' },
  en: { EMAIL: 'email address', PHONE: 'phone number' },
} as const
