import type { JobContext } from '../../platform/jobs/kinds.ts'
import { mailFan, type FanWords } from '../user/service.ts'
import { refundStateOf } from './accounts.ts'
import { findRefund } from './refundStore.ts'

/** Asks the fan to which account cash goes back, unless they have said it by now. */
export async function mailAccountWanted(
  context: JobContext,
  { refundId }: { refundId: string },
): Promise<void> {
  const refund = await findRefund(context.db, refundId)
  if (refund && refundStateOf(refund) === 'AWAITS_ACCOUNT')
    await mailFan(context, refund.fanId, accountWantedMail(refund))
}

function accountWantedMail({ id, amountYen }: { id: string; amountYen: number }): FanWords {
  const sum = `¥${amountYen.toLocaleString('en')}`
  const path = `/settings/store/refunds/${id}`
  return {
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】${sum}を返金します。振込先をお知らせください`,
      text: `${name}さん

お支払いいただいた${sum}を返金します。
お支払いと同じ方法では返せないため、銀行口座へお振り込みします。

振込先は、こちらからお知らせください。
${link(path)}

口座番号をメールで送っていただく必要はありません。
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `${brand} owes you ${sum}: where shall we send it?`,
      text: `Hi ${name},

The ${sum} that you paid goes back to you.
It can't go back the way it came, so we transfer it to a bank account in Japan.

Please tell us the account here:
${link(path)}

There's no need to send account numbers by mail.
`,
    }),
  }
}
