import { paths } from '#addresses/receipt.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { CreditNoteScreenQuery } from './screens/CreditNoteScreen/__generated__/CreditNoteScreenQuery.graphql.ts'
import type { ReceiptScreenQuery } from './screens/ReceiptScreen/__generated__/ReceiptScreenQuery.graphql.ts'

export const receiptRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.receipt.pattern,
      screen: () => import('./screens/ReceiptScreen/ReceiptScreen.tsx'),
      query: () => import('./screens/ReceiptScreen/__generated__/ReceiptScreenQuery.graphql.ts'),
      variables: ({ receipt_id = '' }): ReceiptScreenQuery['variables'] => ({ id: receipt_id }),
    },
    {
      path: paths.creditNote.pattern,
      screen: () => import('./screens/CreditNoteScreen/CreditNoteScreen.tsx'),
      query: () =>
        import('./screens/CreditNoteScreen/__generated__/CreditNoteScreenQuery.graphql.ts'),
      variables: ({ receipt_id = '' }): CreditNoteScreenQuery['variables'] => ({ id: receipt_id }),
    },
  ],
}
