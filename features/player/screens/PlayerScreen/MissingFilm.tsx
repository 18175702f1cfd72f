import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { paths as home } from '#addresses/home.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Missing } from '#features/errors/index.ts'

/** Where no film can be shown: it hangs on nothing but home. */
export function OutsideOfIt({ children }: { children: ReactNode }) {
  const label = useIntl().formatMessage({ id: 'player.home' })
  return <Page back={{ href: home.home(), label }}>{children}</Page>
}

/** Stands in for a film that there is not, or not in this list. */
export function MissingFilm() {
  const intl = useIntl()
  return (
    <OutsideOfIt>
      <Missing
        title={intl.formatMessage({ id: 'player.missing.title' })}
        body={intl.formatMessage({ id: 'player.missing.body' })}
        nextAction={{ href: home.home(), label: intl.formatMessage({ id: 'player.home' }) }}
      />
    </OutsideOfIt>
  )
}
