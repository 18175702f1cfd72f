import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { label, row } from './SettingsRow.css.ts'

type SettingsRowProps = { href: string; icon: IconName; children: ReactNode; value?: string }

/** The way to one setting, with its present value where it has one. */
export function SettingsRow({ href, icon, children, value }: SettingsRowProps) {
  return (
    <Link href={href} className={row}>
      <Icon name={icon} size={24} />
      <span className={label}>{children}</span>
      {value !== undefined && (
        <Text as="span" size="small" tone="muted">
          {value}
        </Text>
      )}
      <Icon name="chevronRight" />
    </Link>
  )
}
