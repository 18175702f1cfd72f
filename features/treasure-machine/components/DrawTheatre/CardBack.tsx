import { Icon } from '#design-system/icon/Icon.tsx'
import { back } from './CardBack.css.ts'

/** A card's back: the same of every card, in the hall's own colour. */
export function CardBack() {
  return (
    <span className={back}>
      <Icon name="sparkle" size={24} />
    </span>
  )
}
