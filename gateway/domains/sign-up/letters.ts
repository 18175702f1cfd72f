import type { Language } from '../../platform/graphql/context.ts'
import type { CodeRow } from './tables.ts'
import type { Mail } from '../../platform/mail/messenger.ts'

type Letter = { brand: string; code: string; minutes: number }

/** The mail that brings a sign-up's code. It alone tells whether an account exists already. */
export function signUpMail(
  language: Language,
  hasAccount: boolean,
  letter: Letter,
): Omit<Mail, 'to'> {
  return mails[language][hasAccount ? 'known' : 'new'](letter)
}

/** The text message that brings a code: to sign up, to log in, or to prove a number. */
export function codeSms(
  language: Language,
  purpose: CodeRow['purpose'],
  hasAccount: boolean,
  letter: Letter,
): string {
  return smsTexts[language](letter) + smsHints[language][hintOf(purpose, hasAccount)]
}

function hintOf(purpose: CodeRow['purpose'], hasAccount: boolean) {
  if (purpose !== 'SIGN_UP' && purpose !== 'LOG_IN') return 'none'
  return (purpose === 'LOG_IN') === hasAccount ? 'none' : purpose
}

/** The mail that brings the code for an address which an account is to have. */
export function newAddressMail(language: Language, letter: Letter): Omit<Mail, 'to'> {
  return newAddressMails[language](letter)
}

const mails: Record<Language, Record<'new' | 'known', (letter: Letter) => Omit<Mail, 'to'>>> = {
  ja: {
    new: ({ brand, code, minutes }) => ({
      subject: `【${brand}】確認コード ${code}`,
      text: `${brand}へようこそ！
登録はあと少しです。画面に次のコードを入力してください。

${code}

コードは${minutes}分間使えます。ほかの人には教えないでください。

お心当たりがないときは、このメールを削除してください。コードを入力しなければ、登録されることはありません。
`,
    }),
    known: ({ brand, code, minutes }) => ({
      subject: `【${brand}】確認コード ${code}`,
      text: `いつも${brand}をご利用いただき、ありがとうございます。
このメールアドレスは、すでに登録されています。画面に次のコードを入力すると、ログインへ進めます。

${code}

コードは${minutes}分間使えます。ほかの人には教えないでください。

お心当たりがないときは、このメールを削除してください。あなたのアカウントは何も変わりません。
`,
    }),
  },
  en: {
    new: ({ brand, code, minutes }) => ({
      subject: `${code} is your ${brand} code`,
      text: `Welcome to ${brand}!
You're almost there. Enter this code to go on with signing up:

${code}

It works for ${minutes} minutes. Please don't share it with anyone.

If this wasn't you, just delete this mail. Nothing happens unless the code is entered.
`,
    }),
    known: ({ brand, code, minutes }) => ({
      subject: `${code} is your ${brand} code`,
      text: `It's good to see you again.
You already have a ${brand} account with this address. Enter this code, and we'll take you to the log-in page:

${code}

It works for ${minutes} minutes. Please don't share it with anyone.

If this wasn't you, just delete this mail. Nothing about your account has changed.
`,
    }),
  },
}

const newAddressMails: Record<Language, (letter: Letter) => Omit<Mail, 'to'>> = {
  ja: ({ brand, code, minutes }) => ({
    subject: `【${brand}】確認コード ${code}`,
    text: `いつも${brand}をご利用いただき、ありがとうございます。
このメールアドレスを登録するには、画面に次のコードを入力してください。

${code}

コードは${minutes}分間使えます。ほかの人には教えないでください。

お心当たりがないときは、このメールを削除してください。コードを入力しなければ、登録されることはありません。
`,
  }),
  en: ({ brand, code, minutes }) => ({
    subject: `${code} is your ${brand} code`,
    text: `Enter this code to use this address with your ${brand} account:

${code}

It works for ${minutes} minutes. Please don't share it with anyone.

If this wasn't you, just delete this mail. Nothing happens unless the code is entered.
`,
  }),
}

const smsTexts: Record<Language, (letter: Letter) => string> = {
  ja: ({ brand, code, minutes }) =>
    `【${brand}】確認コード：${code}（${minutes}分間有効）ほかの人には教えないでください。お心当たりがなければ、そのままで大丈夫です。`,
  en: ({ brand, code, minutes }) =>
    `${code} is your ${brand} code, good for ${minutes} minutes. Don't share it. If this wasn't you, you can ignore it.`,
}

const smsHints: Record<Language, Record<'none' | 'SIGN_UP' | 'LOG_IN', string>> = {
  ja: {
    none: '',
    SIGN_UP: 'この番号は登録済みです。コードを入力するとログインへ進めます。',
    LOG_IN: 'この番号はまだ登録されていません。コードを入力すると新規登録へ進めます。',
  },
  en: {
    none: '',
    SIGN_UP: ' This number has an account already: the code takes you to the log-in page.',
    LOG_IN: ' This number has no account yet: the code takes you to sign-up.',
  },
}
