export default {
  'errors.LotteryErrorResponse.ALREADY_ENTERED':
    'Already entered today. Next from {retryAt}. No ticket was spent.',
  'errors.LotteryErrorResponse.ENDED': 'Entries have closed. No ticket was spent.',
  'errors.LotteryErrorResponse.LIMIT':
    'You can enter a draw 10 times by ticket. No ticket was spent.',
  'errors.LotteryErrorResponse.NOT_STARTED':
    'Entries have not opened yet. They open {retryAt}. No ticket was spent.',
  'errors.LotteryErrorResponse.PURCHASE_NEEDED':
    'You enter this draw by buying its item. No ticket was spent.',
  'errors.LotteryErrorResponse.STOCK_EMPTY': 'All prizes are gone. Nothing was spent.',
  'errors.LotteryErrorResponse.TICKETS_SHORT':
    'You have no ticket to enter with. Bought tickets can’t be used here. Nothing was spent.',
  'errors.LotteryMaintenanceErrorResponse':
    'Draws are under maintenance. They should be back {retryAt}. Nothing was spent.',
  'prizeDraw.back': 'All prize draws',
  'prizeDraw.basis.OPEN': 'Free for everyone',
  'prizeDraw.basis.PURCHASE': 'For buyers',
  'prizeDraw.buy': 'See {item}',
  'prizeDraw.complete.body':
    'You have {count, plural, one {# entry} other {# entries}} in this draw. It is drawn about {instant}, and winners are told by mail too.',
  'prizeDraw.complete.entry': 'See this entry',
  'prizeDraw.complete.more': 'Back to the draw',
  'prizeDraw.complete.title': 'You’re in',
  'prizeDraw.counts': 'Your entries: {own, number} · All entries: {all, number}',
  'prizeDraw.delivery.due': 'Tell us where to send it by {instant}.',
  'prizeDraw.empty.body': 'New draws will be listed here.',
  'prizeDraw.empty.title': 'Nothing to enter yet',
  'prizeDraw.enter.busy': 'Entering',
  'prizeDraw.enter.done': 'You’ve used today’s free entry. Next from {instant}.',
  'prizeDraw.enter.free': 'Enter for free',
  'prizeDraw.enter.ticket': 'One more for a ticket',
  'prizeDraw.entries': 'Your entries',
  'prizeDraw.entry.FREE': '{instant} · Free entry',
  'prizeDraw.entry.PURCHASE': '{instant} · Entry by purchase',
  'prizeDraw.entry.TICKET': '{instant} · Entry by ticket',
  'prizeDraw.entry.missing.body': 'It may be somebody else’s, or gone.',
  'prizeDraw.entry.missing.title': 'We can’t find this entry',
  'prizeDraw.entry.number': ' · No. {number, number}',
  'prizeDraw.entry.title': 'Your entry',
  'prizeDraw.given.BADGE': 'The badge is yours already.',
  'prizeDraw.given.COIN': 'They have been added to your free coins.',
  'prizeDraw.given.COLLECTABLE_CARD': 'The card is yours already.',
  'prizeDraw.given.GOODS': 'It is being prepared.',
  'prizeDraw.given.NFT': 'A numbered piece is yours already.',
  'prizeDraw.given.TICKET': 'They have been added to your tickets.',
  'prizeDraw.maintenance': 'Entries are paused for now. No tickets are spent.',
  'prizeDraw.missing.body': 'It may be over, or not ready to be shown yet.',
  'prizeDraw.missing.title': 'We can’t find this draw',
  'prizeDraw.number': 'No. {number, number}',
  'prizeDraw.outcome.FORFEITED': 'Too late',
  'prizeDraw.outcome.FORFEITED.body':
    'We didn’t hear in time where to send “{prize}”, so it went to somebody else.',
  'prizeDraw.outcome.LOST': 'Not this time',
  'prizeDraw.outcome.LOST.body': 'It wasn’t your turn this time. Thank you for entering.',
  'prizeDraw.outcome.WAITING': 'Waiting',
  'prizeDraw.outcome.WAITING.body': 'It is drawn about {instant}.',
  'prizeDraw.outcome.WITHDRAWN': 'Withdrawn',
  'prizeDraw.outcome.WITHDRAWN.body': 'The purchase was taken back, so this entry does not count.',
  'prizeDraw.outcome.WON': 'Congratulations!',
  'prizeDraw.outcome.WON.body': 'You won “{prize}”.',
  'prizeDraw.places': 'Results',
  'prizeDraw.places.forfeited': ' (not claimed, passed on)',
  'prizeDraw.places.none': 'Nobody entered, so nobody won.',
  'prizeDraw.prize.count': '{count, plural, one {# winner} other {# winners}}',
  'prizeDraw.prize.value': ' · worth ¥{value, number}',
  'prizeDraw.prizes': 'Prizes',
  'prizeDraw.state.CLOSED': 'Closed · drawn about {instant}',
  'prizeDraw.state.DRAWN': 'Drawn {instant}',
  'prizeDraw.state.MAINTENANCE': 'Maintenance until {instant}',
  'prizeDraw.state.OPEN': 'Until {instant}',
  'prizeDraw.state.UPCOMING': 'From {instant}',
  'prizeDraw.terms': 'Rules',
  'prizeDraw.terms.DRAND':
    'After closing, the list of entries is published. At {instant} a public random number comes that nobody can know ahead (drand, round {round, number}), and it alone decides who wins.',
  'prizeDraw.terms.LOCAL':
    'After closing, the list of entries is published. The number of {instant} (round {round, number} by the station’s own key) alone decides who wins. Since the station makes it with its own key, this proves less than a draw by a public random number.',
  'prizeDraw.terms.OPEN':
    'Everyone may enter once a day for free, and up to {most, number} more times with tickets that were given to you. Bought tickets can’t be used.',
  'prizeDraw.terms.PURCHASE':
    'Each piece of the item that you buy enters once, where it is paid for in time. What is refunded before closing does not count.',
  'prizeDraw.terms.caps':
    'By Japan’s law on premiums a prize may be worth ¥{prizeYen, number} and all of them ¥{totalYen, number}. These are worth ¥{valueYen, number}.',
  'prizeDraw.terms.closes': 'Entries count until {instant}.',
  'prizeDraw.terms.delivery':
    'For prizes that are sent, tell us where within 30 days of winning. After that they go to whoever comes next.',
  'prizeDraw.terms.hash': 'Hash of these rules (SHA-256): {hash}',
  'prizeDraw.terms.list': 'List of entries and proof (JSON)',
  'prizeDraw.terms.root': 'Merkle root of the list: {root}',
  'prizeDraw.tickets': 'Tickets: {tickets, number} · Used: {used, number}/{most, number}',
  'prizeDraw.tickets.usedUp': 'You’ve used all {most, number} entries by ticket.',
  'prizeDraw.title': 'Prize draws',
  'prizeDraw.until.CLOSED': 'Drawn in',
  'prizeDraw.until.MAINTENANCE': 'Back in',
  'prizeDraw.until.OPEN': 'Closes in',
  'prizeDraw.until.UPCOMING': 'Opens in',
  'prizeDraw.verify': 'Check the draw',
  'prizeDraw.verify.act': 'Check in this browser',
  'prizeDraw.verify.busy': 'Checking',
  'prizeDraw.verify.later': 'Once entries close, the list is published and can be checked.',
  'prizeDraw.verify.lead.DRAND':
    'You can check that this draw was right in your own browser, without trusting the station.',
  'prizeDraw.verify.lead.LOCAL':
    'Your browser can count the list and the winners anew. Since the number is by the station’s own key, this does not prove that the station did not know it ahead.',
  'prizeDraw.verify.outcome.FAILS': 'Does not match',
  'prizeDraw.verify.outcome.HOLDS': 'Holds',
  'prizeDraw.verify.outcome.WAITING': 'Not yet',
  'prizeDraw.verify.save': 'Save the file',
  'prizeDraw.verify.sum.FAILS':
    'Something in this draw does not match. Please send us the saved file.',
  'prizeDraw.verify.sum.HOLDS':
    'All {count, number} entries were counted anew. This draw was right from beginning to end.',
  'prizeDraw.verify.sum.WAITING':
    'All that can be checked by now holds. The rest can be checked after the drawing.',
  'prizeDraw.verify.KEPT': 'As this browser kept it',
  'prizeDraw.verify.KEPT.body':
    'The receipt that this browser kept is compared with what came now.',
  'prizeDraw.verify.RECEIPT': 'The receipt is the station’s',
  'prizeDraw.verify.RECEIPT.body':
    'The signature (Ed25519) of your entry’s receipt is checked with the public key.',
  'prizeDraw.verify.TERMS': 'The rules did not change',
  'prizeDraw.verify.TERMS.body':
    'Prizes and the number’s round are hashed anew and compared with what was published at opening.',
  'prizeDraw.verify.LIST': 'The list is as it was at closing',
  'prizeDraw.verify.LIST.body':
    'The Merkle root over all entries is computed anew and compared with what was published at closing.',
  'prizeDraw.verify.INCLUSION': 'Your entry is in the list',
  'prizeDraw.verify.INCLUSION.body': 'The path from your entry to the list’s root is followed.',
  'prizeDraw.verify.IN_TIME': 'The list came before the number',
  'prizeDraw.verify.IN_TIME.body': 'The list must have been published before the number was due.',
  'prizeDraw.verify.BEACON': 'The number is real',
  'prizeDraw.verify.BEACON.body':
    'Its signature (BLS12-381) must be that of the round that was promised.',
  'prizeDraw.verify.PLACES': 'The number brings these winners alone',
  'prizeDraw.verify.PLACES.body':
    'The order of winners is computed anew from list and number, and compared with the results.',
} as const
