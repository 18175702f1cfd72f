import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Figure } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'

type FaultProps = {
  /** `crash`: the screen broke. `offline`: its data could not be had. */
  kind: 'crash' | 'offline'
  /** Asks for the screen again. */
  onReload: () => void
  /** Leaves it: home. */
  onClose: () => void
}

/** What stands where a screen could not: what happened, and the two ways out. */
export function Fault({ kind, onReload, onClose }: FaultProps) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: `shell.fault.${kind}.title` })
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <EmptyState
        headingLevel={1}
        figure={<Figure name={kind} />}
        title={title}
        body={<FormattedMessage id={`shell.fault.${kind}.body`} />}
        action={
          <Inline gap={3} justify="center" wrap>
            <Button tone="neutral" emphasis="quiet" onClick={onClose}>
              <FormattedMessage id="shell.fault.close" />
            </Button>
            <Button icon="retry" onClick={onReload}>
              <FormattedMessage id={`shell.fault.${kind}.reload`} />
            </Button>
          </Inline>
        }
      />
    </>
  )
}
