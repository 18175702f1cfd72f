import { narrow } from '#rules/typed.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { findAnswers, findFaq, findInquiriesOf, findInquiryNumbered } from './store.ts'
import type { FaqEntryRow, InquiryAnswerRow, InquiryRow } from './tables.ts'

/** What is often asked of this tenant. It changes by an operator's hand alone. */
export const faqOf = ({ cache, db, tenantId }: GatewayContext): Promise<FaqEntryRow[]> =>
  cache.get(tenantId, 'faq', '', () => findFaq(db))

/** What the viewer has asked, the newest first; null for a guest. */
export async function inquiriesOf({ db, userId }: GatewayContext): Promise<InquiryRow[] | null> {
  return userId === null ? null : findInquiriesOf(db, userId, listSizes['Viewer.inquiries'])
}

/** One of the viewer's own by its receipt number; null for all else, alike. */
export async function inquiryNumbered(
  { db, userId }: GatewayContext,
  number: string,
): Promise<InquiryRow | null> {
  if (userId === null || number.length > 40) return null
  const found = await findInquiryNumbered(db, narrow(number).toUpperCase())
  return found?.fanId === userId ? found : null
}

/** What came back on a question, the oldest first. */
export const answersOf = (
  { db }: GatewayContext,
  { id }: InquiryRow,
): Promise<InquiryAnswerRow[]> => findAnswers(db, id)
