import type { Language } from '../../platform/graphql/context.ts'
import { dayAndTime } from '../../platform/mail/instants.ts'
import type { FanWords } from '../user/service.ts'

type Expiring = { free: number; paid: number; at: Date }

const path = '/store/community-coins/paid'

/** The mail that says which coins expire when, the soonest first. */
export function expiringMail(expiring: readonly Expiring[]): FanWords {
  const [first] = expiring
  return {
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】コインの期限が${untilWhen('ja', first!.at)}までです`,
      text: `${name}さん

次のコインは、まもなく期限がきて使えなくなります。

${expiring.map((part) => `・${untilWhen('ja', part.at)}まで：${partsOf('ja', part)}`).join('\n')}

コインの残高と期限は、こちらからご覧になれます。
${link(path)}

コインは、無償のものから、期限が近い順に使われます。
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `Your ${brand} coins are good until ${untilWhen('en', first!.at)}`,
      text: `Hi ${name},

Some of your coins will soon expire, and can't be used after that:

${expiring.map((part) => `- until ${untilWhen('en', part.at)}: ${partsOf('en', part)}`).join('\n')}

See your coins, and when they expire:
${link(path)}

Free coins are used first, and those that expire first before the rest.
`,
    }),
  }
}

/** The last minute in Japan: 23:59, never 24:00. */
const untilWhen = (language: Language, expiresAt: Date) =>
  dayAndTime(language, new Date(expiresAt.getTime() - 1))

function partsOf(language: Language, { free, paid }: Expiring): string {
  const words =
    language === 'ja'
      ? { free: `無償${free}枚`, paid: `有償${paid}枚`, and: '・' }
      : { free: `${free} free`, paid: `${paid} paid`, and: ', ' }
  return [free > 0 && words.free, paid > 0 && words.paid]
    .filter((part) => part !== false)
    .join(words.and)
}
