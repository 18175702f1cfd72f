import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useCopy } from '#features/sharing/index.ts'
import { digits, row, value } from './KonbiniSlip.css.ts'

/** A number to type in at the store, and a button that copies it. */
export function CodeRow({ what, code }: { what: 'code' | 'confirmation'; code: string }) {
  const intl = useIntl()
  const copyText = useCopy()
  const copy = () =>
    void copyText(code, {
      copied: intl.formatMessage({ id: 'payments.copied' }),
      failed: intl.formatMessage({ id: 'payments.copy.failed' }),
    })
  return (
    <div className={row}>
      <Text as="dt" size="small" tone="muted">
        <FormattedMessage id={`payments.konbini.${what}`} />
      </Text>
      <dd className={value}>
        <span className={digits}>{code}</span>
        <Button emphasis="soft" size="small" onClick={copy}>
          <FormattedMessage id="payments.copy" values={{ what }} />
        </Button>
      </dd>
    </div>
  )
}
