import { useIntl } from 'react-intl'
import type { ContactKind } from '#schema/types.generated.ts'
import type ja from '../../messages/ja.ts'

const ids = {
  EMAIL: {
    present: 'account.email.present',
    none: 'account.email.none',
    lead: 'account.email.lead',
    field: 'account.email.field',
    saved: 'account.email.saved',
  },
  PHONE: {
    present: 'account.phone.present',
    none: 'account.phone.none',
    lead: 'account.phone.lead',
    field: 'account.phone.field',
    saved: 'account.phone.saved',
  },
} as const satisfies Record<ContactKind, Record<string, keyof typeof ja>>

/** What is said of an address, or of a number. */
export function useContactWords(kind: ContactKind) {
  const intl = useIntl()
  return (part: keyof (typeof ids)['EMAIL']) => intl.formatMessage({ id: ids[kind][part] })
}
