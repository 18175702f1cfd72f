import { shell } from './Shell.css.ts'

/** A shell: what a town pays with. */
export function Shell() {
  return (
    <svg className={shell} viewBox="0 0 16 16" aria-hidden focusable="false">
      <path d="M8 14 1.500 6.500C2 3 5 1.500 8 1.500S14 3 14.500 6.500Z" />
      <path d="M8 14V2M8 14 4.500 3M8 14l3.500-11" fill="none" />
    </svg>
  )
}
