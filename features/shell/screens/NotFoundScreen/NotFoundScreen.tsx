import { useIntl } from 'react-intl'
import { Missing } from '#features/errors/index.ts'

/** `/404`, and whatever is not there. */
export function Screen() {
  const intl = useIntl()
  return (
    <Missing
      title={intl.formatMessage({ id: 'shell.notFound.title' })}
      body={intl.formatMessage({ id: 'shell.notFound.body' })}
      nextAction={{
        href: '/',
        label: intl.formatMessage({ id: 'shell.notFound.home' }),
        icon: 'home',
      }}
    />
  )
}
