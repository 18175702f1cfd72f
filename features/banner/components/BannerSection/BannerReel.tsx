import { Children, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ToggleButton } from '#design-system/toggle-button/ToggleButton.tsx'
import { arrows, controls, light, lights, reel } from './BannerReel.css.ts'
import { useReel } from './useReel.ts'

export type ReelWay = 'carousel' | 'slide' | 'swipe'

type BannerReelProps = {
  /** What its banners have in common. */
  label: string
  way: ReelWay
  /** Its banners, each a list item. */
  children: ReactNode
}

/** A list that stands in a row and scrolls: by finger, wheel, keys and arrows, and by itself where one asks for it. */
export function BannerReel({ label, way, children }: BannerReelProps) {
  const count = Children.count(children)
  const { ref, at, isFirst, isLast, isWhole, isTurning, setTurning, turnTo } = useReel(count)
  const intl = useIntl()
  return (
    <>
      <ul ref={ref} className={reel({ way })} aria-label={label}>
        {children}
      </ul>
      {!isWhole && (
        <div className={controls}>
          {way === 'carousel' && (
            <span className={lights} aria-hidden>
              {Array.from({ length: count }, (_, each) => (
                <span key={each} className={light({ isLit: each === at })} />
              ))}
            </span>
          )}
          {way === 'carousel' && (
            <ToggleButton
              label={intl.formatMessage({ id: 'banner.turning' })}
              icon="clock"
              size="small"
              isPressed={isTurning}
              onChange={setTurning}
            />
          )}
          <Text key={at} as="span" size="small" tone="muted" tabular>
            <FormattedMessage id="banner.at" values={{ at: at + 1, count }} />
          </Text>
          <span className={arrows}>
            <IconButton
              label={intl.formatMessage({ id: 'banner.previous' })}
              icon="chevronLeft"
              size="small"
              disabled={isFirst}
              onClick={() => turnTo(at - 1)}
            />
            <IconButton
              label={intl.formatMessage({ id: 'banner.next' })}
              icon="chevronRight"
              size="small"
              disabled={isLast}
              onClick={() => turnTo(at + 1)}
            />
          </span>
        </div>
      )}
    </>
  )
}
