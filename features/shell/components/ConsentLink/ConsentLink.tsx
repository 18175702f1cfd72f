import { consentLink, line } from './ConsentLink.css.ts'

/** Opens the consent tool's settings. The law gives its words, in English whatever the page's language. */
export function ConsentLink({ onOpen }: { onOpen: () => void }) {
  return (
    <footer className={line}>
      <button type="button" lang="en" className={consentLink} onClick={onOpen}>
        Do Not Sell or Share My Personal Information
      </button>
    </footer>
  )
}
