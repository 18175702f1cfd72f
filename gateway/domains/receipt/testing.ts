import { openDocumentSession } from '../../platform/document-session/service.ts'
import type { Services } from '../../platform/graphql/context.ts'
import { arrivalOf } from '../../platform/http/testing.ts'
import { tenant } from '../../platform/tenant/tables.ts'
import { openShop, sessionOf } from '../checkout/testing.ts'
import { answerPrint } from './http.ts'
import { receiptOf } from './keeping.ts'
import { addressReceipt, invoiceOfReceipt, printReceipt } from './service.ts'
import type { ReceiptRow } from './tables.ts'

export const laterSeller = { ja: '株式会社あとの名', en: 'Later Co.' }

/** A shop whose fans have receipts, and browsers that fetch what was printed. */
export async function openBooks() {
  const shop = await openShop()
  const { as } = shop
  const books = {
    ...shop,
    /** What a fan bought with coins, one piece each: the free ones of their welcome are taken first. */
    async buy(fan: string, ...items: Parameters<typeof shop.item>[0][]): Promise<ReceiptRow> {
      const receipt = await books.buyFor(fan, items)
      if (!receipt) throw new Error('nothing was paid')
      return receipt
    },
    async buyFor(fan: string, items: readonly Parameters<typeof shop.item>[0][]) {
      for (const item of items) await shop.put(fan, await shop.item(item), 1)
      const session = sessionOf(await shop.openBasket(fan))
      sessionOf(await shop.choose(fan, session.id))
      const total = items.reduce((sum, item) => sum + (item?.priceCoins ?? 0), 0)
      const free = Math.min(total, (await shop.coinsOf(fan)).free)
      sessionOf(await shop.confirm(fan, session.id, total, free))
      return receiptOf(as(fan), await shop.order(fan, session.id))
    },
    invoice: (fan: string, receipt: ReceiptRow) => invoiceOfReceipt(as(fan), receipt),
    address: (fan: string | null, receiptId: string, addressee = '髙橋 﨑子') =>
      addressReceipt(as(fan), { receiptId, addressee }),
    print: (fan: string | null, receiptId: string) => printReceipt(as(fan), { receiptId }),
    async printed(fan: string, receiptId: string): Promise<string> {
      const answer = await books.print(fan, receiptId)
      if (answer.__typename !== 'PrintReceiptSuccess')
        throw new Error(`it answered ${answer.__typename}`)
      return answer.url
    },
    /** While somebody else sells, as the gateways know by then. */
    async underLaterSeller<Answer>(work: () => Promise<Answer>): Promise<Answer> {
      const [before] = await shop.db.select().from(tenant)
      await shop.db.update(tenant).set({ seller: { ...before!.seller!, name: laterSeller } })
      shop.pass(60)
      try {
        return await work()
      } finally {
        await shop.db.update(tenant).set({ seller: before!.seller })
        shop.pass(60)
      }
    },
    /** What a browser gets in which this fan is logged in, or nobody. */
    async fetch(fan: string | null, url: string): Promise<Response> {
      const cookie = fan === null ? '' : await cookieOf(as(fan), fan)
      const request = new Request(`http://localhost${url}`, { headers: { cookie } })
      const answer = await answerPrint(request, as(null), arrivalOf(request))
      if (!answer) throw new Error(`${url} is not ours`)
      return answer
    },
  }
  return books
}

async function cookieOf(services: Services, userId: string): Promise<string> {
  const verifyIdToken = async () => ({ userId, issuedAt: services.now() }) as never
  const identity = { ...services.identity, verifyIdToken }
  const cookie = await openDocumentSession({ ...services, identity }, 'token', new Map())
  return cookie!.split(';')[0]!
}
