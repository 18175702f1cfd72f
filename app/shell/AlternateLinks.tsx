import { useLocation } from 'react-router-dom'
import { localizePath } from '#platform/intl/locale.ts'
import { useAppSettings } from '../settingsContext.ts'

/** Where the page stands in each language; React lifts the links into the head. English is for the rest of the world. */
export function AlternateLinks() {
  const { origin } = useAppSettings()
  const { pathname } = useLocation()
  const english = origin + localizePath(pathname, 'en')
  return (
    <>
      <link rel="alternate" hrefLang="ja" href={origin + localizePath(pathname, 'ja')} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="x-default" href={english} />
    </>
  )
}
