import type { LocalizedText } from '../../platform/database/columns.ts'
import type { FanWords } from '../user/service.ts'

/** The mail that an item can be bought, to one who asked for it. */
export function arrivalMail({ id, name: item }: { id: string; name: LocalizedText }): FanWords {
  const path = `/store/items/${id}`
  return {
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】「${item.ja}」をお求めいただけます`,
      text: `${name}さん

お知らせをご希望の「${item.ja}」が、いまストアにあります。お取り置きではありませんので、お早めにどうぞ。
${link(path)}

このお知らせは1度だけお送りしています。また売り切れたときは、商品のページからもう一度お申し込みください。
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `${item.en} is in ${brand}'s store`,
      text: `Hi ${name},

You asked to be told of ${item.en}: it can be bought now. It isn't reserved for you, so have a look soon.
${link(path)}

This is sent once. Should it sell out again, you can ask again on its page.
`,
    }),
  }
}
