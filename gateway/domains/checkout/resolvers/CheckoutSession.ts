import { loadCommunity } from '../../community/service.ts'
import { loadAddress } from '../../delivery/service.ts'
import { loadInstrument, viewerInstruments } from '../../payments/service.ts'
import type { CheckoutSessionResolvers } from '../../types.generated.ts'
import {
  attemptOf,
  coinPacksFor,
  coinsFor,
  linesOf,
  loadSession,
  methodsFor,
  unavailableMethodsFor,
  noticeOf,
  offeredLinesOf,
  orderOf,
  renewalOf,
} from '../service.ts'
import { isSent } from '../lines.ts'
import { totalBy } from '../totals.ts'

export const CheckoutSession: CheckoutSessionResolvers = {
  community: async (session, _, context) => {
    const community = await loadCommunity(context, session.communityId)
    if (!community) throw new Error(`session ${session.id} is of no community`)
    return community
  },
  methods: async (session, _, context) => methodsFor(session, await linesOf(context, session)),
  unavailableMethods: async (session, _, context) =>
    unavailableMethodsFor(session, await linesOf(context, session)),
  lines: (session, _, context) => offeredLinesOf(context, session),
  totalYen: async (session, _, context) => totalBy('CARD', await linesOf(context, session)),
  isSent: async (session, _, context) => (await linesOf(context, session)).some(isSent),
  address: ({ addressId }, _, context) =>
    addressId === null ? null : loadAddress(context, addressId),
  renewsAt: async (session, _, context) => renewalOf(context, session),
  totalCoins: async (session, _, context) => totalBy('COINS', await linesOf(context, session)),
  coins: async (session, _, context) => coinsFor(context, session, await linesOf(context, session)),
  coinPacks: (session, _, context) => coinPacksFor(context, session),
  returnsTo: (session, _, context) =>
    session.returnsTo === null ? null : loadSession(context, session.returnsTo),
  instrument: ({ method, instrumentId }, _, context) =>
    method === 'CARD' && instrumentId !== null ? loadInstrument(context, instrumentId) : null,
  instruments: (_, __, context) => viewerInstruments(context),
  attempt: (session, _, context) => attemptOf(context, session),
  order: (session, _, context) => orderOf(context, session),
  spendingNotice: async (session, _, context) =>
    noticeOf(context, session, await linesOf(context, session)),
}
