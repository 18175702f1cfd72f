import { FormattedMessage } from 'react-intl'
import { Text } from '#design-system/text/Text.tsx'

/** Says to an author that what they wrote is hidden from others until reports of it are decided. */
export function HeldNote() {
  return (
    <Text size="caption" tone="muted">
      <FormattedMessage id="report.held" />
    </Text>
  )
}
