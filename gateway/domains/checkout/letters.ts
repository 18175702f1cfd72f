import type { FanWords } from '../user/service.ts'

const path = '/settings/store/spending'

/** The mail that says that a month's payments have reached a sum. */
export function spendingMail(month: string, yen: number): FanWords {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const sum = `¥${yen.toLocaleString('en')}`
  const inEnglish = new Date(Date.UTC(year, number - 1, 1)).toLocaleString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return {
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】${number}月のお支払いが${sum}に達しました`,
      text: `${name}さん

${year}年${number}月のお支払いの合計が、${sum}に達しました。

今月のお支払いの確認と、ひと月の上限の設定は、こちらからできます。
${link(path)}

上限は、下げるとすぐに、上げると1日後に変わります。
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `You've spent ${sum} at ${brand} this month`,
      text: `Hi ${name},

Your payments in ${inEnglish} have reached ${sum}.

See what you've paid, and set the most you want to spend in a month:
${link(path)}

A lower limit holds at once, a higher one after a day.
`,
    }),
  }
}
