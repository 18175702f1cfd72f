import { Icon } from '#design-system/icon/Icon.tsx'
import { moon } from './MemberMoon.css.ts'

type MemberMoonProps = {
  /** What it means, where no word beside it says so. */
  label?: string
}

/** The moon that a member's name wears for as long as they are one. */
export function MemberMoon({ label }: MemberMoonProps) {
  return (
    <span className={moon} title={label}>
      <Icon name="moon" size={16} {...(label !== undefined && { label })} />
    </span>
  )
}
