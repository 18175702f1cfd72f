import { FormattedMessage } from 'react-intl'
import { Icon, type IconName } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { Step } from '#rules/draws/verify.ts'
import { step, words } from './VerifyDraw.css.ts'

type VerifyStepProps = {
  name: Step['name'] | 'KEPT'
  outcome: Step['outcome']
  /** Of a box: it is proven otherwise than odds are. */
  box: boolean
}

const icons: Record<Step['outcome'], IconName> = { HOLDS: 'check', FAILS: 'alert', WAITING: 'lock' }

/** One step: what was compared, and whether it holds. */
export function VerifyStep({ name, outcome, box }: VerifyStepProps) {
  const of = name === 'ODDS' && box ? 'BOX' : name
  return (
    <li className={step({ outcome })}>
      <Icon name={icons[outcome]} />
      <div className={words}>
        <Text weight="bold">
          <FormattedMessage id={`treasure.verify.${of}.title`} />
        </Text>
        <Text size="small" tone="muted">
          <FormattedMessage
            id={
              outcome === 'WAITING' && name === 'KEPT'
                ? 'treasure.verify.KEPT.elsewhere'
                : `treasure.verify.${of}.body`
            }
          />
        </Text>
        <Text size="small" weight="medium" tone={outcome === 'FAILS' ? 'danger' : 'default'}>
          <FormattedMessage id={`treasure.verify.outcome.${outcome}`} />
        </Text>
      </div>
    </li>
  )
}
