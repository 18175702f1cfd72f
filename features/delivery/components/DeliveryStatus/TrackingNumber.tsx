import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { useCopy } from '#features/sharing/index.ts'
import { followParcel } from '#rules/carrier.ts'

type TrackingNumberProps = { carrier: string | null | undefined; number: string }

/** By which number a parcel is asked for: to copy, and to follow where its carrier is known. */
export function TrackingNumber({ carrier, number }: TrackingNumberProps) {
  const intl = useIntl()
  const copyText = useCopy()
  const copy = () =>
    void copyText(number, {
      copied: intl.formatMessage({ id: 'delivery.tracking.copied' }),
      failed: intl.formatMessage({ id: 'delivery.tracking.notCopied' }),
    })
  const following = followParcel(carrier ?? null, number)
  return (
    <Stack gap={2}>
      <Heading level={2} size="medium">
        <FormattedMessage id="delivery.tracking" />
      </Heading>
      <Inline gap={3} wrap>
        <Text tabular>{[carrier, number].filter(Boolean).join(' ')}</Text>
        <Button emphasis="soft" size="small" icon="copy" onClick={copy}>
          <FormattedMessage id="delivery.tracking.copy" />
        </Button>
      </Inline>
      {following !== null && (
        <Text>
          <TextLink href={following} isExternal>
            <FormattedMessage id="delivery.tracking.follow" />
          </TextLink>
        </Text>
      )}
    </Stack>
  )
}
