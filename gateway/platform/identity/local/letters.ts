import type { Language } from '../../graphql/context.ts'
import type { Mail } from '../../mail/messenger.ts'

type Letter = { brand: string; code: string; origin: string }

/** The mail that brings a reset's link. */
export function resetMail(language: Language, { brand, code, origin }: Letter): Omit<Mail, 'to'> {
  const link = new URL(language === 'en' ? '/en/auth/handler' : '/auth/handler', origin)
  link.search = new URLSearchParams({ mode: 'resetPassword', oobCode: code }).toString()
  return mails[language](brand, link.href)
}

const mails: Record<Language, (brand: string, link: string) => Omit<Mail, 'to'>> = {
  ja: (brand, link) => ({
    subject: `【${brand}】パスワードの再設定`,
    text: `${brand}のパスワードを再設定します。
下のリンクを開いて、新しいパスワードを決めてください。

${link}

リンクは1時間使えます。

お心当たりがないときは、このメールを削除してください。パスワードは変わりません。
`,
  }),
  en: (brand, link) => ({
    subject: `Choose a new ${brand} password`,
    text: `Open this link to choose a new ${brand} password:

${link}

It works for one hour.

If this wasn't you, just delete this mail. Your password stays as it is.
`,
  }),
}
