import { dayAndTime } from '../../platform/mail/instants.ts'
import type { FanWords } from '../user/service.ts'

/** Tells a fan that they are leaving, until when they can undo it, and what to do where it was not they. */
export function leavingMail(endsAt: Date): FanWords {
  return {
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】退会のお申し込みを受け付けました`,
      text: `${name}さん

${brand}の退会のお申し込みを受け付けました。
アカウントは${dayAndTime('ja', endsAt)}に削除されます。それまでは、いつもどおりお使いいただけます。

気が変わったときは、期限までに下のページで取り消せます。
${link('/settings/personal-info/delete-account')}

お心当たりがないときは、上のページで取り消してから、パスワードを変更してください。
${link('/settings/personal-info/password')}
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `You asked to delete your ${brand} account`,
      text: `Hi ${name},

We received your request to delete your ${brand} account.
It will be deleted on ${dayAndTime('en', endsAt)}. Until then everything works as before.

If you change your mind, undo it here before then:
${link('/settings/personal-info/delete-account')}

If this wasn't you, undo it on that page, and then change your password:
${link('/settings/personal-info/password')}
`,
    }),
  }
}

/** The last letter: that it is done. */
export const farewellMail: FanWords = {
  ja: ({ name, brand, link }) => ({
    subject: `【${brand}】退会の手続きが終わりました`,
    text: `${name}さん

${brand}のアカウントを削除しました。
プロフィール、ご連絡先、住所など、${name}さんのことがわかる情報は消えています。投稿やメッセージは、「退会したユーザー」のものとして残ります。
お買い物の記録は、法律で決められたあいだ保管します。

これまで応援してくださって、ありがとうございました。また会いたくなったら、いつでもお待ちしています。
${link('/')}
`,
  }),
  en: ({ name, brand, link }) => ({
    subject: `Your ${brand} account has been deleted`,
    text: `Hi ${name},

Your ${brand} account has been deleted.
Your profile, contacts and addresses are gone. What you posted and said stays, as by "A user who left".
Records of what you bought are kept for as long as the law asks.

Thank you for cheering with us. You are always welcome back.
${link('/')}
`,
  }),
}
