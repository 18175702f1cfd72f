import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure } from '#features/errors/index.ts'
import { useSession } from '#platform/session/session.ts'

/** What stands in a guest's place of wishes: the way in. */
export function GuestWishes() {
  const intl = useIntl()
  const { openLogin } = useSession()
  return (
    <EmptyState
      figure={<Figure name="closed" />}
      title={intl.formatMessage({ id: 'store.wishes.guest.title' })}
      body={<FormattedMessage id="store.wishes.guest.body" />}
      action={
        <Button onClick={() => openLogin({ step: 'login' })}>
          <FormattedMessage id="store.wishes.guest.logIn" />
        </Button>
      }
    />
  )
}
