/** Words of the app that show how it speaks, by their ids: what they show, and what they speak of. */
export interface Spoken {
  id: string
  why: string
  values?: Readonly<Record<string, string | number>>
}

export const spoken: Readonly<Record<'actions' | 'empty' | 'refused' | 'sums', readonly Spoken[]>> =
  {
    actions: [
      { id: 'home.join', why: 'A verb, as the fan would say it' },
      { id: 'home.joining', why: 'The same, under way' },
      { id: 'account.contact.send', why: 'Says what will be sent' },
      { id: 'stamina.cancel', why: 'A way out is as plain as the way on' },
    ],
    empty: [
      { id: 'home.unread.none', why: 'What is so, then what will come' },
      { id: 'home.schedules.empty', why: 'What will be here' },
      { id: 'home.join.note', why: 'Takes away a worry' },
    ],
    refused: [
      { id: 'errors.provider.wrong-password', why: 'Tells nobody which of the two it was' },
      {
        id: 'errors.StaminaForRecoveryStaminaEnoughError',
        why: 'What was spent is always said, above all when it is nothing',
      },
      {
        id: 'errors.CheckInPresentError.OUT_OF_STOCK',
        why: 'Sorry where we should be, and no more',
      },
      { id: 'errors.CheckoutSessionError.UNKNOWN', why: 'What to do, and what not to do' },
    ],
    sums: [
      { id: 'store.price.yen', why: 'A price', values: { amount: 1234 } },
      { id: 'home.members', why: 'People', values: { count: 12345 } },
      { id: 'home.unread.count', why: 'Messages', values: { count: 8 } },
    ],
  }
