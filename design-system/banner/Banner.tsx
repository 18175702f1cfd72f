import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { banner, body, sign, title as titleStyle, words } from './Banner.css.ts'

const signs = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' } as const

interface BannerProps {
  tone: keyof typeof signs
  title?: string
  children: ReactNode
  /** The way out: a Button or a ButtonLink, small. */
  action?: ReactNode
}

/** Says what happened and what to do, in the place it concerns. */
export function Banner({ tone, title, children, action }: BannerProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={banner({ tone })}>
      <span className={sign({ tone })}>
        <Icon name={signs[tone]} />
      </span>
      <div className={body}>
        <div className={words}>
          {title && <p className={titleStyle}>{title}</p>}
          <div>{children}</div>
        </div>
        {action}
      </div>
    </div>
  )
}
