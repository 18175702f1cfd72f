import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/icon/Icon.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { gift, gifts } from './GiftRows.css.ts'

/** What comes with something, one below the other. */
export function GiftRows({ children }: { children: ReactNode }) {
  return <ul className={gifts}>{children}</ul>
}

type GiftRowProps = {
  icon: IconName
  title: string
  detail: string
  /** Where it is found, for whoever has it. */
  href?: string | undefined
}

/** One of them: what it is, and what is in it. */
export function GiftRow({ icon, title, detail, href }: GiftRowProps) {
  return (
    <li className={gift}>
      <Icon name={icon} size={20} />
      <div>
        <Text size="small" weight="medium">
          {href === undefined ? title : <TextLink href={href}>{title}</TextLink>}
        </Text>
        <Text size="caption" tone="muted">
          {detail}
        </Text>
      </div>
    </li>
  )
}
