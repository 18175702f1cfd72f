import type { KeyboardEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { SegmentedControl } from '#design-system/segmented-control/SegmentedControl.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { bar, clock, controls, line, slider, watcher } from './Watcher.css.ts'
import { usePlayback, type Speed } from './usePlayback.ts'

type WatcherProps = {
  /** When each frame stands, in milliseconds, the first at 0. */
  times: readonly number[]
  /** By so many frames a step goes. */
  stride: number
  /** The frame that it opens with. */
  first?: number
  /** Draws a frame, and how much of the way to the next is gone. */
  renderFrame: (index: number, share: number) => ReactNode
  /** A frame in words, for who can't see it. */
  describe: (index: number) => string
  /** What stands below the last frame. */
  children?: ReactNode
}

const speeds = ['1', '2', '4'] as const

/** A play to look on at: played at three speeds, paused, step by step, and from anywhere. It waits to be started. */
export function Watcher({ times, stride, first = 0, ...props }: WatcherProps) {
  const { renderFrame, describe, children } = props
  const intl = useIntl()
  const playback = usePlayback({ times, first, stride })
  const { index, share, isPlaying, hasEnded, speed } = playback
  const last = times.length - 1
  const stepTo = (steps: number) =>
    playback.seek(steps < 0 ? Math.ceil(index / stride) * stride - stride : index + stride)
  const press = (event: KeyboardEvent) => {
    const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (steps === undefined && event.key !== ' ') return
    event.preventDefault()
    if (steps === undefined) playback.toggle()
    else stepTo(steps)
  }
  const words = describe(index)
  return (
    <div className={watcher}>
      {renderFrame(index, share)}
      <div className={controls}>
        <div className={bar}>
          <input
            type="range"
            className={slider}
            min={0}
            max={last}
            value={index}
            aria-label={intl.formatMessage({ id: 'gameReplay.seek' })}
            aria-valuetext={words}
            onChange={({ currentTarget }) => playback.seek(currentTarget.valueAsNumber)}
            onKeyDown={press}
          />
          <span className={clock} aria-hidden>
            {timeOf(times[index] ?? 0)} / {timeOf(times[last] ?? 0)}
          </span>
        </div>
        <div className={line}>
          <IconButton
            icon="chevronLeft"
            label={intl.formatMessage({ id: 'gameReplay.back' })}
            disabled={index === 0}
            onClick={() => stepTo(-1)}
          />
          <Button size="large" icon={isPlaying ? 'pause' : 'resume'} onClick={playback.toggle}>
            <FormattedMessage
              id={
                isPlaying ? 'gameReplay.pause' : hasEnded ? 'gameReplay.again' : 'gameReplay.play'
              }
            />
          </Button>
          <IconButton
            icon="chevronRight"
            label={intl.formatMessage({ id: 'gameReplay.forward' })}
            disabled={hasEnded}
            onClick={() => stepTo(1)}
          />
        </div>
        <SegmentedControl
          label={intl.formatMessage({ id: 'gameReplay.speed' })}
          options={speeds.map((value) => ({ value, label: `${value}×` }))}
          value={`${speed}`}
          onChange={(value) => playback.setSpeed(Number(value) as Speed)}
        />
      </div>
      {hasEnded && children}
      <VisuallyHidden>
        {/* Said where it stands still: while it plays, it would never be silent. */}
        <span role="status">{!isPlaying && words}</span>
      </VisuallyHidden>
    </div>
  )
}

/** Minutes and seconds. */
function timeOf(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
