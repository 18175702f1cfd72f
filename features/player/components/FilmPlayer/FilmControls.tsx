import { useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { SegmentedControl } from '#design-system/segmented-control/SegmentedControl.tsx'
import { Select } from '#design-system/select/Select.tsx'
import { controls, ways as waysStyle } from './FilmPlayer.css.ts'

/** In which language they are shown. */
export type Captions = 'off' | 'ja' | 'en'

type FilmControlsProps = {
  /** How fast it plays at first. */
  pace: number
  onPace: (pace: number) => void
  /** Into a window of its own, and back. */
  onFloat: () => void
  captions: Captions
  onCaptions: (captions: Captions) => void
  onNext: (() => void) | undefined
  onPrevious: (() => void) | undefined
}

const speeds = ['0.5', '0.75', '1', '1.25', '1.5', '2'] as const

/** What is set beside a film: its captions, its speed, a small window, and the one before and after it. */
export function FilmControls({ captions, onCaptions, ...ways }: FilmControlsProps) {
  const intl = useIntl()
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(
    () => speeds.find((each) => Number(each) === ways.pace) ?? '1',
  )
  const canFloat = useSyncExternalStore(
    () => () => undefined,
    () => document.pictureInPictureEnabled,
    () => false,
  )
  return (
    <div className={controls}>
      <SegmentedControl
        label={intl.formatMessage({ id: 'player.captions' })}
        value={captions}
        onChange={onCaptions}
        options={[
          { value: 'off', label: intl.formatMessage({ id: 'player.captions.off' }) },
          { value: 'ja', label: intl.formatMessage({ id: 'player.captions.ja' }) },
          { value: 'en', label: intl.formatMessage({ id: 'player.captions.en' }) },
        ]}
      />
      <Select
        label={intl.formatMessage({ id: 'player.speed' })}
        value={speed}
        onChange={(value) => {
          setSpeed(value)
          ways.onPace(Number(value))
        }}
        options={speeds.map((value) => ({ value, label: `${value}×` }))}
      />
      <div className={waysStyle}>
        {ways.onPrevious && (
          <Button emphasis="soft" tone="neutral" icon="chevronLeft" onClick={ways.onPrevious}>
            <FormattedMessage id="player.previous" />
          </Button>
        )}
        {ways.onNext && (
          <Button emphasis="soft" tone="neutral" icon="chevronRight" onClick={ways.onNext}>
            <FormattedMessage id="player.next" />
          </Button>
        )}
        {canFloat && (
          <Button emphasis="quiet" tone="neutral" icon="copy" onClick={ways.onFloat}>
            <FormattedMessage id="player.pip" />
          </Button>
        )}
      </div>
    </div>
  )
}
