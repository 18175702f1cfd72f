import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Plant } from '../Plant/Plant.tsx'
import { actions, bed, scene, title } from './Greenhouse.css.ts'

type TitleProps = {
  /** `open` where the play of the day may begin, `begun` where it goes on, `over` where it is used. */
  standing: 'open' | 'begun' | 'over'
  isStarting: boolean
  onStart: () => void
  onPractice: () => void
  onLearn: () => void
}

/** What Greenhouse is, and the ways in: the play that counts, learning, practice. */
export function Title({ standing, isStarting, onStart, onPractice, onLearn }: TitleProps) {
  const busyLabel = useIntl().formatMessage({ id: 'greenhouse.starting' })
  return (
    <div className={title}>
      <div className={scene} aria-hidden>
        {[2, 5, 7, 6, 4].map((kind) => (
          <span key={kind} className={bed}>
            <Plant kind={kind} />
          </span>
        ))}
      </div>
      <Heading level={1} tabIndex={-1}>
        <FormattedMessage id="greenhouse.title" />
      </Heading>
      <Text>
        <FormattedMessage id="greenhouse.what" />
      </Text>
      <div className={actions}>
        {standing !== 'over' && (
          <Button
            size="large"
            isFullWidth
            isBusy={isStarting}
            busyLabel={busyLabel}
            onClick={onStart}
          >
            <FormattedMessage id={standing === 'begun' ? 'greenhouse.goOn' : 'greenhouse.start'} />
          </Button>
        )}
        <Button size="large" isFullWidth emphasis="soft" onClick={onLearn}>
          <FormattedMessage id="greenhouse.learn" />
        </Button>
        <Button emphasis="outline" tone="neutral" isFullWidth onClick={onPractice}>
          <FormattedMessage id="greenhouse.practise" />
        </Button>
      </div>
      {standing === 'open' && (
        <Text size="small" tone="muted">
          <FormattedMessage id="greenhouse.once" />
        </Text>
      )}
    </div>
  )
}
