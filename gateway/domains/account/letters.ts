import type { Language } from '../../platform/graphql/context.ts'
import type { ContactKind } from '../types.generated.ts'
import { dayAndTime } from '../../platform/mail/instants.ts'
import type { FanWords } from '../user/service.ts'

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

/** `masked`: the new one, most of it hidden; `undoPath`: null where there was none before. */
export type ContactChanged = {
  kind: ContactKind
  masked: string
  supportEmail: string
  undoPath: string | null
}

/** Tells whoever is not reached there any more, or by another way from now on. */
export function contactChangedMail(changed: ContactChanged): FanWords {
  const { kind, masked, supportEmail, undoPath } = changed
  return {
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】${kindNames.ja[kind]}が${undoPath === null ? '登録' : '変更'}されました`,
      text: `${name}さん

${brand}のアカウントの${kindNames.ja[kind]}が ${masked} ${undoPath === null ? 'で登録されました。' : 'に変更されました。'}

ご自身で変更されたときは、このままで大丈夫です。

${
  undoPath === null
    ? `お心当たりがないときは、すぐにお知らせください。
${supportEmail}`
    : `お心当たりがないときは、72時間以内に下のページでもとに戻せます。
${link(undoPath)}`
}
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `Your ${brand} ${kindNames.en[kind]} was ${undoPath === null ? 'added' : 'changed'}`,
      text: `Hi ${name},

The ${kindNames.en[kind]} of your ${brand} account is now ${masked}.

If this was you, all is well.

${
  undoPath === null
    ? `If it wasn't, write to us right away:
${supportEmail}`
    : `If it wasn't, put it back within 72 hours:
${link(undoPath)}`
}
`,
    }),
  }
}

/** The same in a text message, to a number. */
export function contactChangedSms(
  language: Language,
  brand: string,
  link: (path: string) => string,
  { kind, masked, supportEmail, undoPath }: ContactChanged,
): string {
  if (language === 'ja') {
    const way = undoPath === null ? `${supportEmail} へ` : `72時間以内に ${link(undoPath)} へ`
    return `【${brand}】${kindNames.ja[kind]}が ${masked} に変わりました。お心当たりがないときは、${way}`
  }
  const way = undoPath === null ? `write to ${supportEmail}` : `undo it: ${link(undoPath)}`
  return `Your ${brand} ${kindNames.en[kind]} is now ${masked}. If this wasn't you, ${way}`
}

const kindNames = {
  ja: { EMAIL: 'メールアドレス', PHONE: '電話番号' },
  en: { EMAIL: 'email address', PHONE: 'phone number' },
} as const
