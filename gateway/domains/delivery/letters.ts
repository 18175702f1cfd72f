import type { Language } from '../../platform/graphql/context.ts'
import { dayAndTime } from '../../platform/mail/instants.ts'
import type { FanWords } from '../user/service.ts'
import type { DeliveryRow } from './tables.ts'

const pathOf = ({ id }: Pick<DeliveryRow, 'id'>) => `/store/prize/delivery/${id}`

const goodsOf = ({ lines }: Pick<DeliveryRow, 'lines'>, language: Language) =>
  lines.map(({ name, quantity }) => `${name[language]} × ${quantity}`).join('\n')

/** The mail that reminds a winner to say where their prize goes. */
export function reminderMail(delivery: Pick<DeliveryRow, 'id' | 'lines'>, due: Date): FanWords {
  const until = (language: Language) => dayAndTime(language, new Date(due.getTime() - 1))
  return {
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】お届け先のご登録は${until('ja')}までです`,
      text: `${name}さん

ご当選おめでとうございます。次の賞品のお届け先が、まだ登録されていません。

${goodsOf(delivery, 'ja')}

${until('ja')}を過ぎると、お受け取りになれなくなります。こちらからご登録ください。
${link(pathOf(delivery))}
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `Tell ${brand} where to send your prize by ${until('en')}`,
      text: `Hi ${name},

Congratulations once more. We don't know yet where to send:

${goodsOf(delivery, 'en')}

After ${until('en')} it can't be sent any more. Please tell us here:
${link(pathOf(delivery))}
`,
    }),
  }
}
