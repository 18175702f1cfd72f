const job = (name: string) => [`job.${name}.begins`, `job.${name}.ends`]

/**
 * Every named place of the checkout's, the payments', the prize draws', the treasure machines', the
 * check-ins' and the missions' code where a gateway may die.
 */
export const points: readonly string[] = [
  ...['checkout.open.commits', 'checkout.open.committed'],
  ...['checkout.confirm.commits', 'checkout.confirm.committed'],
  ...['checkout.cancel.commits', 'checkout.cancel.committed'],
  ...['checkout.expire.commits', 'checkout.expire.committed'],
  ...['payment.create.asks', 'payment.create.answered', 'payment.create.committed'],
  ...['payment.confirm.asks', 'payment.confirm.answered'],
  ...['payment.cancel.asks', 'payment.cancel.answered'],
  ...['payment.capture.commits', 'payment.capture.committed'],
  ...['payment.fail.commits', 'payment.fail.committed'],
  ...['refund.create.asks', 'refund.create.answered'],
  ...['refund.finish.commits', 'refund.finish.committed'],
  ...['webhook.commits', 'webhook.committed'],
  ...['completePayment', 'cancelPayment', 'sendRefund', 'sweepPayments'].flatMap(job),
  ...job('expireCheckouts'),
  ...['prizeDraw.enter.commits', 'prizeDraw.enter.committed'],
  ...['prizeDraw.list.commits', 'prizeDraw.list.committed'],
  ...['prizeDraw.draw.commits', 'prizeDraw.draw.committed'],
  ...['treasure.draw.commits', 'treasure.draw.committed'],
  ...['treasure.redeem.commits', 'treasure.redeem.committed'],
  ...['checkIn.stamp.commits', 'checkIn.stamp.committed'],
  ...['checkIn.store.commits', 'checkIn.store.committed'],
  ...['checkIn.present.commits', 'checkIn.present.committed'],
  ...['mission.claim.commits', 'mission.claim.committed'],
  ...['listPrizeDraws', 'drawPrizeDraws'].flatMap(job),
]
