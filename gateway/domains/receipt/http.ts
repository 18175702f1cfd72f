import { createWorkQueue } from '../../platform/busy.ts'
import { readDocumentUser } from '../../platform/document-session/service.ts'
import type { Answer } from '../../platform/domain.ts'
import { makeContext, toLanguage } from '../../platform/graphql/make-context.ts'
import { readCookies } from '../../platform/http/cookies.ts'
import { answerReading } from '../../platform/http/methods.ts'
import { loadCreditPaper } from './crediting.ts'
import { loadPrintedPaper } from './service.ts'

/** Drawing one keeps the processor busy for some 50 ms. */
const queue = createWorkQueue({ atOnce: 1, longestWaitMs: 10_000, usualMs: 100 })
const printAddress = /^\/receipt\/(receiptprint_[0-9a-z]{26})\.pdf$/
const creditAddress = /^\/receipt\/(receipt_[0-9a-z]{26})\/refund-([1-9]\d{0,3})\.pdf$/

/**
 * `GET /receipt/<id of a print>.pdf?language=`: what the fan printed in the last ten minutes, drawn anew each time.
 * `GET /receipt/<id>/refund-<n>.pdf?language=`: the nth credit note of the fan's receipt, as long as there is one.
 * 404 for anybody else, and for a print later. Undefined for any other path. Throws `TooBusy` where too many wait.
 */
export const answerPrint: Answer = async (request, services, { requester }) => {
  const { pathname, searchParams } = new URL(request.url)
  const printed = printAddress.exec(pathname)?.[1]
  const credited = creditAddress.exec(pathname)
  if (printed === undefined && credited === null) return undefined
  return answerReading(request, async () => {
    const { config } = services
    const cookies = readCookies(request.headers.get('cookie'), config)
    const userId = await readDocumentUser(cookies, services)
    const language = toLanguage(searchParams.get('language'))
    const asker = {
      tenantId: config.tenantId,
      language,
      userId,
      isDocument: true,
      requester,
    }
    const context = makeContext(services, asker)
    const paper = printed
      ? await loadPrintedPaper(context, printed)
      : await loadCreditPaper(context, {
          receiptId: credited![1]!,
          position: Number(credited![2]),
        })
    if (!paper) return new Response('Not found.', { status: 404, headers: uncached })
    const pdf = await queue.admit(() =>
      queue.run(async () => {
        // Libraries that most gateways rarely need.
        const { pdfOf } = await import('./pdf.ts')
        return pdfOf(paper, language, services.now())
      }),
    )
    return new Response(new Uint8Array(pdf), {
      headers: {
        ...uncached,
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="receipt-${paper.number}.pdf"`,
      },
    })
  })
}

const uncached = { 'cache-control': 'private, no-store' }
