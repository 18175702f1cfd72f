import type { TakenBack } from '../../gateway/domains/checkout/service.ts'

/** What comes, or came, of taking something back, a line each. */
export function wordsOf(back: TakenBack): string[] {
  const { yen, coinsReturned, taken, spent, parcel, restocked } = back
  return [
    yen > 0 && `¥${yen} go back to ${back.fanId}`,
    coinsReturned > 0 && `${coinsReturned} coins return to ${back.fanId}`,
    taken > 0 && `${taken} of what was bought are taken away`,
    spent > 0 && `${spent} of what was bought are spent already`,
    parcel === 'STOPPED' && 'the parcel is not sent',
    parcel === 'LIGHTER' && 'the parcel is sent without it',
    parcel === 'GONE' && 'the parcel is on its way already, and stays so',
    restocked === 1 && '1 piece is on the shelf again',
    restocked > 1 && `${restocked} pieces are on the shelf again`,
  ].filter((line) => line !== false)
}
