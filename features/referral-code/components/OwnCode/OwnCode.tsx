import { useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/referral-code.ts'
import { Button } from '#design-system/button/Button.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useCopy } from '#features/sharing/index.ts'
import { useOrigin } from '#platform/routing/origin.ts'
import type { OwnCode_referral$key } from './__generated__/OwnCode_referral.graphql.ts'
import { code as codeStyle } from './OwnCode.css.ts'

type OwnCodeProps = {
  referral: OwnCode_referral$key
  /** Whose community one is invited to. */
  brand: string
}

const never = () => () => undefined
const knowsShare = () => 'share' in navigator

/** A fan's own code, to be sent by whatever the device has for that, or copied as a link. */
export function OwnCode({ brand, ...props }: OwnCodeProps) {
  const { code } = useFragment(
    graphql`
      fragment OwnCode_referral on Referral @throwOnFieldError {
        code
      }
    `,
    props.referral,
  )
  const intl = useIntl()
  const copyText = useCopy()
  const origin = useOrigin()
  const canShare = useSyncExternalStore(never, knowsShare, () => false)
  // Behind `#`: no server on the way is told whose invitation it is.
  const url = `${new URL(paths.referral(), origin).href}#${code}`
  const copy = () =>
    void copyText(url, {
      copied: intl.formatMessage({ id: 'referral.own.copied' }),
      failed: intl.formatMessage({ id: 'referral.own.notCopied' }),
    })
  const send = () => {
    const text = intl.formatMessage({ id: 'referral.own.words' }, { name: brand, code })
    navigator.share({ text, url }).catch(() => undefined)
  }
  return (
    <Surface tone="accent" padding={5}>
      <Stack gap={4}>
        <div>
          <Text size="small" tone="muted">
            <FormattedMessage id="referral.own.label" />
          </Text>
          <p className={codeStyle}>{code}</p>
        </div>
        <Inline gap={3} wrap>
          {canShare && (
            <Button icon="send" onClick={send}>
              <FormattedMessage id="referral.own.share" />
            </Button>
          )}
          <Button
            icon="copy"
            {...(canShare && { tone: 'neutral', emphasis: 'outline' })}
            onClick={copy}
          >
            <FormattedMessage id="referral.own.copy" />
          </Button>
        </Inline>
      </Stack>
    </Surface>
  )
}
