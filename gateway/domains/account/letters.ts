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
