import { dayAndTime } from '../../platform/mail/instants.ts'
import type { FanWords } from '../user/service.ts'

/** Tells a fan that their file is there. The page gives its address, to whoever is logged in: a mail gives none. */
export function exportMail(endsAt: Date): FanWords {
  // A day's end is 23:59, never 24:00.
  const last = new Date(endsAt.getTime() - 1)
  return {
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】データの準備ができました`,
      text: `${name}さん

お申し込みいただいた、${brand}のデータの準備ができました。
${dayAndTime('ja', last)}まで、下のページからダウンロードできます。
${link('/settings/personal-info/data-export')}

お心当たりがないときは、すぐにパスワードを変更してください。
${link('/settings/personal-info/password')}
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `Your ${brand} data is ready`,
      text: `Hi ${name},

The file with your ${brand} data is ready.
You can download it here until ${dayAndTime('en', last)}:
${link('/settings/personal-info/data-export')}

If you didn't ask for it, change your password right away:
${link('/settings/personal-info/password')}
`,
    }),
  }
}
