import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { evidenceOf, type Kept } from '../../receipts.ts'
import { saveJson } from '../../saveJson.ts'

/** Of a draw that the gateway does not tell of: the receipt that this browser kept, which it signed once. */
export function KeptDraw({ id, kept }: { id: string; kept: Kept }) {
  const title = useIntl().formatMessage({ id: 'treasure.verify.denied.title' })
  return (
    <>
      <Banner tone="warning" title={title}>
        <FormattedMessage id="treasure.verify.denied.body" />
      </Banner>
      <Button onClick={() => saveJson(`${id}.json`, evidenceOf(kept))}>
        <FormattedMessage id="treasure.verify.denied.save" />
      </Button>
    </>
  )
}
