import type { LocalizedText } from '../../platform/database/columns.ts'
import type { Language } from '../../platform/graphql/context.ts'
import type { DeliveryRow } from '../delivery/tables.ts'
import { dayAndTime } from '../../platform/mail/instants.ts'
import type { FanWords } from '../user/service.ts'

type Drawn = {
  machine: LocalizedText
  delivery: Pick<DeliveryRow, 'id' | 'lines'>
  /** Until when the fan says where it goes. */
  dueAt: Date
}

/** The mail that tells a fan which goods they drew, and that it is they who say where these go. */
export function goodsDrawnMail({ machine, delivery, dueAt }: Drawn): FanWords {
  const path = `/store/prize/delivery/${delivery.id}`
  const until = (language: Language) => dayAndTime(language, new Date(dueAt.getTime() - 1))
  const goods = (language: Language) =>
    delivery.lines.map(({ name, quantity }) => `${name[language]} × ${quantity}`).join('\n')
  return {
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】「${machine.ja}」の賞品のお届け先をお知らせください`,
      text: `${name}さん

「${machine.ja}」で、次の賞品が出ました。おめでとうございます。

${goods('ja')}

お届け先を${until('ja')}までにご登録ください。過ぎると、お受け取りになれなくなります。
${link(path)}
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `Tell ${brand} where to send what you drew`,
      text: `Hi ${name},

Congratulations! You drew from ${machine.en}:

${goods('en')}

Tell us where to send it by ${until('en')}. After that it can't be sent any more.
${link(path)}
`,
    }),
  }
}
