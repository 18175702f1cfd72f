import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ChipButton } from '#design-system/chip/ChipButton.tsx'
import { ChipLink } from '#design-system/chip/ChipLink.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { UserAvatar, UserName } from '#features/media/index.ts'
import { PersonPicker } from '#features/people/index.ts'
import { addressOf, type Asked } from '../../address.ts'
import { narrowing, panel, row } from './SearchNarrowing.css.ts'
import { PeriodPicker } from './PeriodPicker.tsx'
import { usePeriodWords } from './usePeriodWords.ts'
import type { SearchNarrowing_community$key } from './__generated__/SearchNarrowing_community.graphql.ts'

type SearchNarrowingProps = {
  asked: Asked
  /** A guest is shown nobody's page, and finds nobody to choose. */
  isGuest: boolean
  community: SearchNarrowing_community$key
}

/** What posts and talk may be narrowed by: who, when and a picture. Each is part of the address, and taken off by a link. */
export function SearchNarrowing({ asked, isGuest, community }: SearchNarrowingProps) {
  const { searchedPerson: person } = useFragment(
    graphql`
      fragment SearchNarrowing_community on Community
      @throwOnFieldError
      @argumentDefinitions(personId: { type: "ID!" }, hasPerson: { type: "Boolean!" }) {
        searchedPerson(userId: $personId) @include(if: $hasPerson) {
          ...UserAvatar_user
          ...UserName_user
        }
      }
    `,
    community,
  )
  const intl = useIntl()
  const [open, setOpen] = useState<'who' | 'when'>()
  const address = addressOf(asked)
  const [seen, setSeen] = useState(address)
  // Something was chosen.
  if (seen !== address) {
    setSeen(address)
    setOpen(undefined)
  }
  const kept = useFocusKept(address)
  const period = usePeriodWords(asked)
  const toggle = (which: 'who' | 'when') => setOpen(open === which ? undefined : which)
  const off = (
    <Icon name="close" size={16} label={intl.formatMessage({ id: 'search.narrow.off' })} />
  )
  return (
    <div
      {...kept}
      role="group"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'search.narrow' })}
      className={narrowing}
    >
      <div className={row}>
        {asked.authorId && (
          <ChipLink
            href={addressOf({ ...asked, authorId: null })}
            lead={person && <UserAvatar user={person} size={24} />}
            mark={off}
            isChosen
          >
            {person ? <UserName user={person} /> : <FormattedMessage id="search.who.unknown" />}
          </ChipLink>
        )}
        {!asked.authorId && !isGuest && (
          <ChipButton
            lead={<Icon name="user" size={16} />}
            isExpanded={open === 'who'}
            onClick={() => toggle('who')}
          >
            <FormattedMessage id="search.who" />
          </ChipButton>
        )}
        {period ? (
          <ChipLink
            href={addressOf({ ...asked, since: null, until: null })}
            lead={<Icon name="calendar" size={16} />}
            mark={off}
            isChosen
          >
            {period}
          </ChipLink>
        ) : (
          <ChipButton
            lead={<Icon name="calendar" size={16} />}
            isExpanded={open === 'when'}
            onClick={() => toggle('when')}
          >
            <FormattedMessage id="search.when" />
          </ChipButton>
        )}
        <ChipLink
          href={addressOf({ ...asked, hasPicture: !asked.hasPicture })}
          isChosen={Boolean(asked.hasPicture)}
          lead={<Icon name="camera" size={16} />}
          mark={asked.hasPicture && off}
        >
          <FormattedMessage id="search.picture" />
        </ChipLink>
      </div>
      {open === 'who' && (
        <div className={panel}>
          <PersonPicker
            label={intl.formatMessage({ id: 'search.who.field' })}
            choose={{ hrefOf: (authorId) => addressOf({ ...asked, authorId }) }}
          />
        </div>
      )}
      {open === 'when' && <PeriodPicker asked={asked} />}
    </div>
  )
}

/** What was pressed is gone once it is chosen or taken off: the focus stays with the others of its row. */
function useFocusKept(address: string) {
  const ref = useRef<HTMLDivElement>(null)
  const settled = useRef(address)
  const wasHere = useRef(false)
  const keep = useEffectEvent(() => {
    if (wasHere.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (settled.current === address) return
    settled.current = address
    keep()
  }, [address])
  return {
    ref,
    onFocus: () => void (wasHere.current = true),
    // What has the focus and goes away leaves it to nothing.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) wasHere.current = false
    },
  }
}
