import { spinner } from './Spinner.css.ts'

/** Work under way inside a control. Never alone on a page: that is a skeleton's place. */
export function Spinner() {
  return <span aria-hidden className={spinner} />
}
