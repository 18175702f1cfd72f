import { FormattedMessage, useIntl } from 'react-intl'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure } from '#features/errors/index.ts'
import { addressOf, type Asked } from '../../address.ts'

type NothingSoughtProps = {
  asked: Asked
  /**
   * Why nothing was looked for: there is no such person, or what the address says is no day. Or what was found: nothing, by
   * what narrows it.
   */
  why: 'unknown' | 'unclear' | 'none'
}

/** Nothing is found by what narrows a search, and the way to take that off. */
export function NothingSought({ asked, why }: NothingSoughtProps) {
  const intl = useIntl()
  const { words, kind, roomId } = asked
  const wider =
    why === 'unknown'
      ? { ...asked, authorId: null }
      : { words, kind: why === 'unclear' ? null : kind, roomId }
  return (
    <EmptyState
      figure={<Figure name="not-found" />}
      title={intl.formatMessage({ id: `search.nothing.${why}` })}
      body={<FormattedMessage id={`search.nothing.${why}.body`} />}
      action={
        <ButtonLink href={addressOf(wider)} emphasis="soft">
          <FormattedMessage id={why === 'unknown' ? 'search.who.off' : 'search.narrow.allOff'} />
        </ButtonLink>
      }
    />
  )
}
