import { FormattedMessage } from 'react-intl'
import { paths } from '#addresses/support.ts'
import { Button } from '#design-system/button/Button.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { number as numberStyle } from './ContactReceipt.css.ts'

type ContactReceiptProps = {
  number: string
  /** Where the receipt and the answer go, most of it hidden. */
  address: string
  /** Whether it can be looked up: a guest has the mail alone. */
  isOwn: boolean
  onAnother: () => void
}

/** That a question has arrived: its number, and where the answer comes. */
export function ContactReceipt({ number, address, isOwn, onAnother }: ContactReceiptProps) {
  return (
    <Surface tone="accent" padding={5}>
      <Stack gap={4}>
        <Heading level={2} size="medium" tabIndex={-1}>
          <FormattedMessage id="support.sent.title" />
        </Heading>
        <div>
          <Text size="small" tone="muted">
            <FormattedMessage id="support.sent.number" />
          </Text>
          <p className={numberStyle}>{number}</p>
        </div>
        <Text>
          <FormattedMessage id="support.sent.body" values={{ address }} />
        </Text>
        <Inline gap={3} wrap>
          {isOwn && (
            <ButtonLink href={paths.inquiry({ inquiry_number: number })}>
              <FormattedMessage id="support.sent.see" />
            </ButtonLink>
          )}
          <Button tone="neutral" emphasis="outline" onClick={onAnother}>
            <FormattedMessage id="support.sent.another" />
          </Button>
        </Inline>
      </Stack>
    </Surface>
  )
}
